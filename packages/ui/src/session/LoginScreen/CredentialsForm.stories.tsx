import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CredentialsFormProps } from './CredentialsForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';

/** Provides the ref of the password input, as the screen does. */
function WithInput(props: CredentialsFormProps) {
  return <CredentialsForm {...props} passwordInput={useRef<HTMLInputElement>(null)} />;
}

const meta = preview.meta({
  component: CredentialsForm,
  args: { rememberedUserName: '', isBusy: false, passwordInput: { current: null }, onSubmit: fn() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args) => <WithInput {...args} />,
});

const signIn = { name: 'Sign in' };

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const userName = await canvas.findByRole('textbox', { name: 'User name' });
    await waitFor(() => expect(userName).toHaveFocus());
    await userEvent.type(userName, ' jana ');
    await userEvent.click(canvas.getByRole('button', signIn));
    await expect(args.onSubmit).toHaveBeenCalledWith({ userName: 'jana', password: '', isRemembered: false });
  },
});

export const Remembered = meta.story({
  args: { rememberedUserName: 'jana' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus()),
});

export const Busy = meta.story({
  args: { rememberedUserName: 'jana', isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  parameters: { pictures: true },
  args: { disabledReason: 'No one can sign in now.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), 'jana{Enter}');
    await expect(canvas.getByRole('button', signIn)).toHaveAccessibleDescription('No one can sign in now.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
