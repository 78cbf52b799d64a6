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
    onEntry: fn(),
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

/** A ticket has not come within ten seconds. */
export const StillWaiting = meta.story({
  tags: ['session-13'],
  args: { state: aSignedOutState({ isWaiting: true }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Automatic sign-in is taking long.')).toBeVisible();
    await expect(args.onEntry).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'j');
    await expect(args.onEntry).toHaveBeenCalled();
  },
});
