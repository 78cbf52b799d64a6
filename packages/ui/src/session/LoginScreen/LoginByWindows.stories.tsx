import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { aLoginClock, aSignedOutState, aStartup } from '../session.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const startup = { ...aStartup, canUseWindowsIdentity: true };

const meta = preview.meta({
  component: LoginScreen,
  args: {
    ...settings,
    clock: aLoginClock,
    state: aSignedOutState({ startup, problem: { code: 'autoLogout' } }),
    onSignIn: fn(),
    onIdentitySignIn: fn(),
    onChangeCustomerCode: fn(),
  },
});

const button = { name: 'Sign in with your Windows account' };

export const NeedsAPress = meta.story({
  tags: ['session-59'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(args.onIdentitySignIn).toHaveBeenCalledOnce();
  },
});

export const NotOffered = meta.story({
  args: { state: aSignedOutState({ startup }) },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: 'Sign in' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
});
