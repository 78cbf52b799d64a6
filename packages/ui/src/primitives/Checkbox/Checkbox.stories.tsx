import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { children: 'Remember me', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
export const LongText = meta.story({
  args: { children: 'Pamätať si používateľské meno na tomto zariadení aj po odhlásení z aplikácie' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await step('Tab focuses the checkbox, Space checks it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
    });
    await step('Space unchecks it again', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Checkbox {...args}>Off</Checkbox>
      <Checkbox {...args} defaultSelected>
        On
      </Checkbox>
      <Checkbox {...args} isDisabled>
        Off and disabled
      </Checkbox>
      <Checkbox {...args} isDisabled defaultSelected>
        On and disabled
      </Checkbox>
    </div>
  ),
});
