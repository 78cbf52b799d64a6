import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search the requests', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('searchbox', { name: 'Search the requests' })).toBeVisible(),
});
export const LongText = meta.story({
  args: { label: 'Hľadať v žiadostiach o neprítomnosť všetkých podriadených zamestnancov' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the requests' });
    await step('typing calls onChange', async () => {
      await userEvent.tab();
      await userEvent.keyboard('nov');
      await expect(args.onChange).toHaveBeenLastCalledWith('nov');
    });
    await step('Escape clears the field and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
});
export const ClearedByMouse = meta.story({
  args: { defaultValue: 'Novák' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 320 }}>
      <SearchField {...args} label="Empty" />
      <SearchField {...args} label="Filled" defaultValue="Novák" />
      <SearchField {...args} label="Disabled" isDisabled />
    </div>
  ),
});
