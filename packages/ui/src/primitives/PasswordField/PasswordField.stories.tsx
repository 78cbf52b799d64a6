import { expect, fireEvent, userEvent } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'Winter-7' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password'),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Password');
    await step('Tab moves to the eye button, Enter shows the password', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'text');
    });
    await step('Enter again hides the password', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
});

export const SaysThatCapsLockIsOn = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Password');
    field.focus();
    await fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.findByText('Caps Lock is on.')).resolves.toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Heslo do systému evidencie pracovného času zamestnancov',
    description:
      'Používateľskémenoaheslozamestnancaorganizácie: heslo nesmie obsahovať používateľské meno ani tri rovnaké znaky po sebe.',
    defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung-7',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <PasswordField {...args} label="Hidden" />
      <PasswordField {...args} label="Invalid" errorMessage="The passwords do not match." />
      <PasswordField {...args} label="Disabled" isDisabled />
    </div>
  ),
});
