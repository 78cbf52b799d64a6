import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  component: CheckboxGroup,
  args: {
    label: 'What may be done for me',
    choices: [
      { id: 'approve', label: 'Approve requests' },
      { id: 'plan', label: 'See the department plan' },
      { id: 'presence', label: 'See who is present' },
    ],
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'What may be done for me' })).toBeVisible(),
});
export const WithDescription = meta.story({
  args: { description: 'Unchecked actions stay with you.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'What may be done for me' })).toHaveAccessibleDescription(
      'Unchecked actions stay with you.',
    ),
});
export const Invalid = meta.story({
  args: { errorMessage: 'Choose one action at least.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one action at least.'),
});
export const OneDisabled = meta.story({
  args: {
    choices: [
      { id: 'approve', label: 'Approve requests' },
      { id: 'plan', label: 'See the department plan', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'See the department plan' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Approve requests' })).toBeEnabled();
  },
});
export const LongText = meta.story({
  args: {
    label:
      'Zastupovanienadriadenéhozamestnancačinnosti: činnosti, ktoré môže zastupujúci zamestnanec vykonávať namiesto mňa',
    choices: [
      { id: 'approve', label: 'Schvaľovanie žiadostí o neprítomnosť všetkých podriadených zamestnancov' },
      { id: 'plan', label: 'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const first = canvas.getByRole('checkbox', { name: 'Approve requests' });
    const second = canvas.getByRole('checkbox', { name: 'See the department plan' });
    await step('Tab moves from one checkbox to the next', async () => {
      await userEvent.tab();
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step('Space checks and unchecks', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['plan']);
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <CheckboxGroup {...args} label="Nothing chosen" />
      <CheckboxGroup {...args} label="All chosen" defaultValue={['approve', 'plan', 'presence']} />
      <CheckboxGroup {...args} label="Invalid" errorMessage="Choose one action at least." />
      <CheckboxGroup {...args} label="Disabled" isDisabled defaultValue={['plan']} />
    </div>
  ),
});
