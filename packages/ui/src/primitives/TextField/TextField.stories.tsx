import { expect, fn, userEvent } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Customer code', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer code' }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
});
export const WithDescription = meta.story({
  args: { description: 'Provided by your employer.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Provided by your employer.'),
});
export const Invalid = meta.story({
  args: { defaultValue: '?', errorMessage: 'There is no such customer code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('There is no such customer code.');
  },
});
export const LongText = meta.story({
  args: {
    label: 'Dôvod dlhodobej neprítomnosti zamestnanca na pracovisku v zahraničí',
    description: 'Vyplňte, prosím, čo najpresnejšie; vyplnený dôvod uvidí každý schvaľovateľ vašej žiadosti.',
    defaultValue: 'Nepretržitá zodpovednosť za odovzdávanie strojového zariadenia',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Customer code' });
    await step('Tab focuses the field, typing fills it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('alfa');
      await expect(field).toHaveValue('alfa');
    });
    await step('Tab leaves the field and its value unchanged', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
      await expect(field).toHaveValue('alfa');
    });
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <TextField {...args} label="Empty" />
      <TextField {...args} label="Filled" defaultValue="alfa" description="Provided by your employer." />
      <TextField {...args} label="Invalid" defaultValue="?" errorMessage="There is no such customer code." />
      <TextField {...args} label="Disabled" isDisabled defaultValue="alfa" />
    </div>
  ),
});
