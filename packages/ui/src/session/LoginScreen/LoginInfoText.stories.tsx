import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { aLoginClock, aSignedOutState } from '../session.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  args: {
    ...settings,
    infoText: 'Help desk: extension 4411',
    clock: aLoginClock,
    state: aSignedOutState(),
    onSignIn: fn(),
    onEntry: fn(),
    onIdentitySignIn: fn(),
    onChangeCustomerCode: fn(),
  },
  parameters: { pictures: false },
});

export const UnderTheForm = meta.story({
  tags: ['shell-17'],
  play: ({ canvas }) => expect(canvas.findByText('Help desk: extension 4411')).resolves.toBeVisible(),
});
