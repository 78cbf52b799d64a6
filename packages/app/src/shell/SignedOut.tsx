import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SignedOutState } from '@selfservice/api/session/session-state';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { lazy, useState } from 'react';
import type { DraftSignIn } from './drafts.ts';
import { hasDrafts } from './drafts.ts';
import { loadLogin } from './load-screens.ts';
import type { StoredValues } from './stored-values.ts';

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }));
const CustomerCodeScreen = lazy(async () => {
  const module = await import('@selfservice/ui/session/CustomerCodeScreen');
  return { default: module.CustomerCodeScreen };
});

export interface SignedOutProps extends SignInSettings {
  /** What the session knows while nobody is signed in. */
  state: SignedOutState;
  /** The current time. */
  clock: Clock;
  /** Signs in. */
  session: Session;
  /** Where what is being typed is kept. */
  drafts: StoredValues['drafts'];
  /** Who was signed in before the session of this page ended; null for nobody. */
  lastSignIn: DraftSignIn | null;
}

/** Customer code or login. */
export function SignedOut({ state, clock, session, drafts, lastSignIn, ...settings }: SignedOutProps) {
  // As the session left them: nobody types anything else here.
  const [areDraftsKept] = useState(() => lastSignIn !== null && hasDrafts(drafts, lastSignIn));
  if (state.form === 'customerCode')
    return (
      <CustomerCodeScreen
        customerCode={state.customerCode}
        onContinue={session.enterCustomerCode}
        {...settings}
      />
    );
  return (
    <LoginScreen
      state={state}
      clock={clock}
      areDraftsKept={areDraftsKept}
      onSignIn={session.signIn}
      onDelegatedSignIn={session.startDelegatedSignIn}
      onChangeCustomerCode={session.changeCustomerCode}
      {...settings}
    />
  );
}
