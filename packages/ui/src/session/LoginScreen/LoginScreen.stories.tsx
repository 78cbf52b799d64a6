import { NetworkError } from '@selfservice/api/core/errors';
import type { SignInProblem } from '@selfservice/api/session/session-state';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { longInfoText, settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { aLoginClock, aConfiguration, aSignedOutState, aStartup } from '../session.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.tsx';

const delegating = { ...aConfiguration, authenticationUrl: 'https://login.example/auth' };

interface LoginProps extends LoginScreenProps {
  /** How a sign-in ends. Default: it never ends. */
  ending?: SignInProblem;
}

/** Plays the part of the session that the screen depends on. */
function Login({ ending, ...props }: LoginProps) {
  const [state, setState] = useState(props.state);
  return (
    <LoginScreen
      {...props}
      language={useLanguage()}
      state={state}
      onSignIn={(credentials) => {
        props.onSignIn(credentials);
        setState({ ...state, isBusy: !ending, problem: ending ?? null });
      }}
    />
  );
}

const meta = preview.meta({
  component: LoginScreen,
  args: {
    ...settings,
    clock: aLoginClock,
    state: aSignedOutState(),
    onSignIn: fn(),
    onEntry: fn(),
    onIdentitySignIn: fn(),
    onChangeCustomerCode: fn(),
  },
  render: (args) => <Login {...args} />,
});

interface Canvas {
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
  getByRole: (role: string, options: { name: string }) => HTMLElement;
  getByLabelText: (text: string) => HTMLElement;
}

async function enterCredentials(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), 'jana');
  await userEvent.type(canvas.getByLabelText('Password'), 'demo');
}

export const Default = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: 'User name' })).toHaveFocus(),
});

export const EnterSignsIn = meta.story({
  tags: ['session-6'],
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await enterCredentials(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      userName: 'jana',
      password: 'demo',
      isRemembered: true,
    });
  },
});

export const SentOnce = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await enterCredentials(canvas);
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await step('a double click sends once', () => userEvent.dblClick(button));
    await step('Enter sends no more either', () =>
      userEvent.type(canvas.getByLabelText('Password'), '{Enter}'),
    );
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await step('the typed values are still there', () =>
      expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveValue('jana'),
    );
  },
});

export const UserNameMissing = meta.story({
  tags: ['session-6'],
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'User name' });
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('the field shows the error and has the focus', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Enter your user name.');
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
    await step('the error disappears when a user name is typed', async () => {
      await userEvent.type(field, 'jana');
      await expect(field).toBeValid();
    });
  },
});

export const PasswordNotRequired = meta.story({
  tags: ['session-6'],
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), ' jana {Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ userName: 'jana', password: '', isRemembered: false });
  },
});

export const PasswordShown = meta.story({
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Password');
    await userEvent.type(field, 'Winter-7');
    await expect(field).toHaveAttribute('type', 'password');
    await step('the button shows and hides the password', async () => {
      for (const [button, type] of [
        ['Show password', 'text'],
        ['Hide password', 'password'],
        ['Show password', 'text'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: button }));
        await expect(field).toHaveAttribute('type', type);
      }
    });
  },
});

export const Busy = meta.story({
  args: { state: aSignedOutState({ isBusy: true, rememberedUserName: 'jana' }) },
});

export const Remembered = meta.story({
  parameters: { pictures: false },
  args: { state: aSignedOutState({ rememberedUserName: 'jana' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'User name' })).toHaveValue('jana');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
});

export const Refused = meta.story({
  parameters: { pictures: false },
  render: (args) => <Login {...args} ending={{ code: 'invalidGrant' }} />,
  play: async ({ canvas, step }) => {
    await enterCredentials(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.findByText('Invalid username or password.')).resolves.toBeVisible();
    await step('the password is selected, and the user name is kept', async () => {
      const field = canvas.getByLabelText<HTMLInputElement>('Password');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field.selectionEnd).toBe('demo'.length);
      await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveValue('jana');
    });
  },
});

export const Failed = meta.story({
  tags: ['session-54'],
  render: (args) => <Login {...args} ending={{ code: 'failed', error: new NetworkError('/Token', null) }} />,
  play: async ({ canvas, step }) => {
    await enterCredentials(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('the problem has the focus', async () => {
      await expect(await canvas.findByRole('alert')).toHaveFocus();
    });
    await step('everything that was typed is kept, and the banner says so', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Sign-in failed. What you entered is still here.',
      );
      await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveValue('jana');
      await expect(canvas.getByLabelText('Password')).toHaveValue('demo');
    });
  },
});

export const LoggedOutAutomatically = meta.story({
  parameters: { pictures: false },
  args: { state: aSignedOutState({ problem: { code: 'autoLogout' }, rememberedUserName: 'jana' }) },
  play: ({ canvas }) => expect(canvas.findByText(/period of inactivity/)).resolves.toBeVisible(),
});

export const LicencesUsedUp = meta.story({
  parameters: { pictures: false },
  args: {
    state: aSignedOutState({
      configuration: delegating,
      isLicenceValid: false,
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'button' },
    }),
  },
  play: async ({ canvas, args, step }) => {
    await expect(
      canvas.findByText('Number of SelfService users exceeds the number of licenses.'),
    ).resolves.toBeVisible();
    await step('no way of signing in works, and each button shows the reason', async () => {
      for (const name of ['Sign in', 'Sign in with your organisation']) {
        const button = canvas.getByRole('button', { name });
        await expect(button).toHaveAccessibleDescription('Sign-in is not available right now.');
        await userEvent.click(button);
      }
      await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'jana{Enter}');
      await expect(args.onSignIn).not.toHaveBeenCalled();
      await expect(args.onIdentitySignIn).not.toHaveBeenCalled();
    });
  },
});

export const Delegated = meta.story({
  args: {
    state: aSignedOutState({
      configuration: delegating,
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'button' },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with your organisation' }));
    await expect(args.onIdentitySignIn).toHaveBeenCalledTimes(1);
  },
});

const ownText = 'Continue with the account of Novák & Sons, machine works and foundry of Ústí nad Labem';

/** The server allows delegated sign-in, but the configuration has no address for it. */
export const DelegatedToNowhere = meta.story({
  parameters: { pictures: false },
  args: {
    state: aSignedOutState({
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'button' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: 'Sign in' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in with your organisation' })).toBeNull();
  },
});

export const DelegatedWithOwnText = meta.story({
  tags: ['session-7'],
  parameters: { pictures: false },
  args: {
    state: aSignedOutState({
      configuration: delegating,
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'button', delegatedText: ownText },
    }),
  },
  play: ({ canvas }) => expect(canvas.findByRole('button', { name: ownText })).resolves.toBeVisible(),
});

/** The user came back from the redirection without having signed in. */
export const DelegatedByRedirection = meta.story({
  parameters: { pictures: false },
  args: {
    state: aSignedOutState({
      configuration: delegating,
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'redirect' },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with your organisation' }));
    await expect(args.onIdentitySignIn).toHaveBeenCalledOnce();
  },
});

const tenant = { ...aConfiguration, isMultiTenant: true };

export const MultiTenant = meta.story({
  args: { state: aSignedOutState({ configuration: tenant, customerCode: 'alfa' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change customer code' }));
    await expect(args.onChangeCustomerCode).toHaveBeenCalledTimes(1);
  },
});

export const Everything = meta.story({
  args: {
    infoText: longInfoText,
    state: aSignedOutState({
      configuration: { ...tenant, authenticationUrl: delegating.authenticationUrl },
      customerCode: 'novak-and-sons-machine-works-and-foundry',
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedText: ownText },
      problem: { code: 'lockedAccount', minutes: '15', receivedAtMs: aLoginClock.epochMs() },
      rememberedUserName: 'alexandra.nepomucka-schwarzenbergova@machine-works.example',
    }),
  },
});
