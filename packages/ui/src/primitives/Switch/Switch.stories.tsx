import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { children: 'Show only pending', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('switch', { name: 'Show only pending' })).not.toBeChecked(),
});
export const LongText = meta.story({
  args: {
    children: 'Zobrazovať výlučne nevybavené žiadosti o neprítomnosť všetkých podriadených zamestnancov',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const control = canvas.getByRole('switch', { name: 'Show only pending' });
    await step('Tab focuses the switch', async () => {
      await userEvent.tab();
      await waitFor(() => expect(control).toHaveFocus());
    });
    await step('Space turns the switch on', async () => {
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('Space turns the switch off', async () => {
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
    });
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultSelected>
        On
      </Switch>
      <Switch {...args} isDisabled>
        Off and disabled
      </Switch>
      <Switch {...args} isDisabled defaultSelected>
        On and disabled
      </Switch>
    </div>
  ),
});
