import { NetworkError } from '@selfservice/api/core/errors';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { aLoginClock, aSignedOutState } from '../session.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  args: {
    ...settings,
    clock: aLoginClock,
    state: aSignedOutState({ problem: { code: 'sessionExpired' } }),
    onSignIn: fn(),
    onEntry: fn(),
    onIdentitySignIn: fn(),
    onChangeCustomerCode: fn(),
  },
});

const kept = 'What you entered is still here.';

export const SessionEnded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/^Your session has ended/)).resolves.toBeVisible();
    await expect(canvas.queryByText(kept)).toBeNull();
  },
});

export const SessionEndedOverADraft = meta.story({
  args: { areDraftsKept: true },
  play: ({ canvas }) => expect(canvas.findByText(kept)).resolves.toBeVisible(),
});

export const LoggedOutOverADraft = meta.story({
  args: { areDraftsKept: true, state: aSignedOutState({ problem: { code: 'autoLogout' } }) },
  play: ({ canvas }) => expect(canvas.findByText(kept)).resolves.toBeVisible(),
});

/** The silent sign-in has failed, so that the user has not typed anything. */
export const FailedByItself = meta.story({
  args: {
    state: aSignedOutState({ problem: { code: 'failed', error: new NetworkError('/Token', null) } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Sign-in failed.')).resolves.toBeVisible();
    await expect(canvas.queryByText(kept)).toBeNull();
  },
});
