import { HttpError, NetworkError } from '@selfservice/api/core/errors';
import type { SignInProblem } from '@selfservice/api/session/session-state';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aConfiguration, aSignedOutState, aStartup } from '../session.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  args: {
    state: aSignedOutState(),
    language: 'en' as const,
    infoText: '',
    onLanguageChange: fn(),
    onSignIn: fn(),
    onDelegatedSignIn: fn(),
    onChangeCustomerCode: fn(),
  },
});

const withProblem = (problem: SignInProblem) => ({ args: { state: aSignedOutState({ problem }) } });

export const Default = meta.story();

export const EnterSignsIn = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), 'jana');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      userName: 'jana',
      password: 'demo',
      isRemembered: true,
    });
  },
});

export const UserNameMissing = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    const field = canvas.getByRole('textbox', { name: 'User name' });
    await step('it says so at the field, which has the focus', async () => {
      await expect(canvas.getByText('Enter your user name.')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
    });
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const PasswordNotRequired = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), 'jana{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      userName: 'jana',
      password: '',
      isRemembered: false,
    });
  },
});

export const PasswordShown = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Password');
    await userEvent.type(field, 'Winter-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { state: aSignedOutState({ isBusy: true, rememberedUserName: 'jana' }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'demo{Enter}{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const Remembered = meta.story({ args: { state: aSignedOutState({ rememberedUserName: 'jana' }) } });

export const LanguageChosen = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Slovenčina' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('sk');
  },
});

export const InvalidGrant = meta.story({
  ...withProblem({ code: 'invalidGrant' }),
  play: ({ canvas }) => expect(canvas.findByText('Invalid username or password.')).resolves.toBeVisible(),
});
export const InvalidGrantMultiTenant = meta.story(withProblem({ code: 'invalidGrantMultiTenant' }));
export const LockedAccount = meta.story({
  ...withProblem({ code: 'lockedAccount', minutes: '15' }),
  play: ({ canvas }) =>
    expect(canvas.findByText('Account temporary locked for 15 minutes.')).resolves.toBeVisible(),
});
export const LockedAccountInSlovak = meta.story({
  ...withProblem({ code: 'lockedAccount', minutes: '3' }),
  globals: { language: 'sk' },
  play: ({ canvas }) =>
    expect(canvas.findByText('Účet je dočasne uzamknutý na 3 minúty.')).resolves.toBeVisible(),
});
export const AppUsageNotAllowed = meta.story(withProblem({ code: 'appUsageNotAllowed' }));
export const UserNotRegistered = meta.story(withProblem({ code: 'userNotRegistered' }));
export const UserExpired = meta.story({
  ...withProblem({ code: 'userExpired' }),
  play: ({ canvas }) => expect(canvas.findByText('The person is not valid.')).resolves.toBeVisible(),
});
export const AppDisabledByLicence = meta.story(withProblem({ code: 'appDisabledByLicence' }));
export const UnknownCode = meta.story(
  withProblem({ code: 'unknown', description: 'The identity provider refused the request (AADSTS50105).' }),
);
export const UnknownCodeInCzech = meta.story({
  ...withProblem({ code: 'unknown', description: '' }),
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByText('Chyba')).resolves.toBeVisible(),
});
export const SessionExpired = meta.story(withProblem({ code: 'sessionExpired' }));
export const LoggedOutAutomatically = meta.story(withProblem({ code: 'autoLogout' }));
export const NoNetwork = meta.story(withProblem({ code: 'failed', error: new NetworkError('/Token', null) }));
export const ServerError = meta.story(
  withProblem({
    code: 'failed',
    error: new HttpError({
      url: '/Token',
      status: 500,
      statusText: 'Internal Server Error',
      headers: {},
      body: '',
    }),
  }),
);

export const LicencesUsedUp = meta.story({
  args: { state: aSignedOutState({ isLicenceValid: false, problem: { code: 'licenceExceeded' } }) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.findByText('Number of SelfService users exceeds the number of licenses.'),
    ).resolves.toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'jana{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const Delegated = meta.story({
  args: {
    state: aSignedOutState({
      startup: { ...aStartup, canUseDelegatedSignIn: true, delegatedStyle: 'button' },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with your organisation' }));
    await expect(args.onDelegatedSignIn).toHaveBeenCalledOnce();
  },
});

export const DelegatedWithOwnText = meta.story({
  args: {
    state: aSignedOutState({
      startup: {
        ...aStartup,
        canUseDelegatedSignIn: true,
        delegatedText: 'Continue with the account of Novák & Sons',
      },
    }),
  },
});

export const MultiTenant = meta.story({
  args: {
    state: aSignedOutState({
      configuration: { ...aConfiguration, isMultiTenant: true },
      customerCode: 'alfa',
    }),
    infoText: 'Help desk: extension 4411, Monday to Friday from 6:00 to 14:00',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await expect(args.onChangeCustomerCode).toHaveBeenCalledOnce();
  },
});
