import { expect, fn, userEvent } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
});
export const WithDescription = meta.story({
  args: { description: 'Your approver reads it.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(
      'Your approver reads it.',
    ),
});
export const WithCounter = meta.story({
  args: { limit: 255, defaultValue: 'With the children at the seaside.' },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('33 of 255')).toBeVisible();
    await step('the counter follows the typed text', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '!!');
      await expect(canvas.getByText('35 of 255')).toBeVisible();
    });
  },
});
export const TooLong = meta.story({
  args: { limit: 10, defaultValue: 'Twelve chars' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox');
    await step('the text is not cut off and the field shows an error', async () => {
      await expect(field).toHaveValue('Twelve chars');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('2 characters too many.');
    });
    await step('the field is valid again after deleting characters', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{End}{Backspace}{Backspace}');
      await expect(field).toBeValid();
    });
  },
});
export const Invalid = meta.story({
  args: { errorMessage: 'In case of rejecting you must enter a note.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'In case of rejecting you must enter a note.',
    ),
});
export const TenLines = meta.story({
  args: {
    defaultValue: Array.from({ length: 10 }, (_, line) => `Line ${line + 1} of a long note.`).join('\n'),
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await step('the field grows with its lines', () =>
      expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight),
    );
  },
});
export const LongText = meta.story({
  args: {
    label: 'Dôvod dlhodobej neprítomnosti zamestnanca na pracovisku v zahraničí',
    description:
      'Neprítomnosťzamestnancanapracoviskuvzahraničí: vyplňte, prosím, čo najpresnejšie; vyplnený dôvod uvidí každý schvaľovateľ vašej žiadosti.',
    defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz a ďalšie povinnosti.',
    limit: 255,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <TextArea {...args} label="Empty" />
      <TextArea {...args} label="Filled" defaultValue="With the children at the seaside." limit={255} />
      <TextArea {...args} label="Invalid" errorMessage="A note is required to enter a request." />
      <TextArea {...args} label="Disabled" isDisabled defaultValue="Agreed." />
    </div>
  ),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await step('Enter starts a new line', async () => {
      await userEvent.tab();
      await userEvent.keyboard('one{Enter}two');
      await expect(field).toHaveValue('one\ntwo');
    });
    await step('Tab leaves the field', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
    });
  },
});
