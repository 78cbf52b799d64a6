import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CredentialsFormProps } from './CredentialsForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { fillWithoutEvent } from '../filled.fixtures.ts';

/** Provides the ref of the password input, as the screen does. */
function WithInput(props: CredentialsFormProps) {
  return <CredentialsForm {...props} passwordInput={useRef<HTMLInputElement>(null)} />;
}

const meta = preview.meta({
  component: CredentialsForm,
  args: {
    rememberedUserName: '',
    isBusy: false,
    passwordInput: { current: null },
    onEntry: fn(),
    onSubmit: fn(),
  },
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

/** A password manager fills both fields without an event, before and after a message about them. */
export const FilledWithoutEvent = meta.story({
  tags: ['session-6'],
  play: async ({ canvas, args, step }) => {
    const userName = await canvas.findByRole('textbox', { name: 'User name' });
    const submit = () => userEvent.click(canvas.getByRole('button', signIn));
    await step('a typed value keeps the filled one', async () => {
      fillWithoutEvent(canvas.getByLabelText('Password'), 'Winter-7-tyres');
      await userEvent.type(userName, 'eva');
      await expect(canvas.getByLabelText('Password')).toHaveValue('Winter-7-tyres');
      await userEvent.clear(userName);
      await submit();
      await expect(userName).toHaveAccessibleDescription('Enter your user name.');
    });
    await step('the filled values are sent', async () => {
      fillWithoutEvent(userName, 'jana');
      await submit();
      await expect(args.onSubmit).toHaveBeenCalledWith({
        userName: 'jana',
        password: 'Winter-7-tyres',
        isRemembered: false,
      });
      await expect(userName).toHaveValue('jana');
      await expect(userName).not.toHaveAccessibleDescription('Enter your user name.');
    });
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
