import type { Session } from '@selfservice/api/session/session';
import type { SignedOutState } from '@selfservice/api/session/session-state';
import type { SignInSurroundings } from '@selfservice/ui/patterns/SignInLayout';
import { lazy } from 'react';

/** Fetches the code of the login. */
export const loadLogin = () => import('@selfservice/ui/session/LoginScreen');

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }));
const CustomerCodeScreen = lazy(async () => {
  const module = await import('@selfservice/ui/session/CustomerCodeScreen');
  return { default: module.CustomerCodeScreen };
});

/** Props of `SignedOut`. */
export interface SignedOutProps extends SignInSurroundings {
  /** What the session knows while nobody is signed in. */
  state: SignedOutState;
  /** Signs in. */
  session: Session;
}

/** Customer code or login. */
export function SignedOut({ state, session, ...surroundings }: SignedOutProps) {
  if (state.step === 'customerCode')
    return (
      <CustomerCodeScreen
        customerCode={state.customerCode}
        onContinue={session.enterCustomerCode}
        {...surroundings}
      />
    );
  return (
    <LoginScreen
      state={state}
      onSignIn={session.signIn}
      onDelegatedSignIn={session.startDelegatedSignIn}
      onChangeCustomerCode={session.changeCustomerCode}
      {...surroundings}
    />
  );
}
