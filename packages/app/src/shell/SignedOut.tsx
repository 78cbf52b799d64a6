import type { DeviceOutbox } from './device-outbox.ts';
import type { Session } from '@selfservice/api/session/session';
import type { SignedOutState } from '@selfservice/api/session/session-state';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { useValue } from '@selfservice/ui/environment/useValue';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EndedPasses as Passes } from '../terminal/ended-passes.ts';
import type { DraftUser } from './drafts.ts';
import { hasDrafts } from './drafts.ts';
import { loadLogin } from './load-screens.ts';
import type { StoredValues } from './stored-values.ts';

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }));
const NotificationArea = lazy(async () => {
  const module = await import('@selfservice/ui/patterns/NotificationArea');
  return { default: module.NotificationArea };
});
const CustomerCodeScreen = lazy(async () => {
  const module = await import('@selfservice/ui/session/CustomerCodeScreen');
  return { default: module.CustomerCodeScreen };
});

const EndedPasses = lazy(() => import('../terminal/EndedPasses.tsx'));

interface SignInFormProps extends SignInSettings {
  /** The state of the session while no one is signed in. */
  state: SignedOutState;
  /** The session of the page. */
  session: Session;
  /** The stored drafts. */
  stored: Pick<StoredValues, 'drafts'>;
  /** The writes of this device whose outcome is not known yet. */
  outbox: DeviceOutbox;
  /** The passes whose session had ended before their result arrived. */
  endedPasses: Passes;
  /** The user whose session on this page ended; null for none. */
  lastUser: DraftUser | null;
}

export interface SignedOutProps extends SignInFormProps {
  /** The notifications of the page. */
  notifications: NotificationQueue;
}

/** The customer code or the login, with the notifications. @requirement shell-18 */
export function SignedOut({ notifications, ...form }: SignedOutProps) {
  useEffect(() => notifications.close, [notifications]);
  const hasNotification = useValue(notifications.state) !== null;
  return (
    <>
      <SignInForm {...form} />
      {/* 40 kB that a login without a notification does not need. */}
      {hasNotification && (
        <Suspense fallback={null}>
          <NotificationArea queue={notifications} clock={form.clock} />
        </Suspense>
      )}
    </>
  );
}

function SignInForm(props: SignInFormProps) {
  const { state, session, stored, outbox, endedPasses, lastUser, ...settings } = props;
  const hasEndedPasses = useValue(endedPasses.state).length > 0;
  // Read once: nothing changes the drafts while no one is signed in.
  const [areDraftsKept] = useState(
    () => lastUser !== null && (hasDrafts(stored.drafts, lastUser) || outbox.mayHave(lastUser)),
  );
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
      areDraftsKept={areDraftsKept}
      passNotice={
        hasEndedPasses && (
          <Suspense fallback={null}>
            <EndedPasses passes={endedPasses} clock={settings.clock} user={null} />
          </Suspense>
        )
      }
      onSignIn={session.signIn}
      onEntry={session.startEntry}
      onIdentitySignIn={session.signInByIdentity}
      onChangeCustomerCode={session.changeCustomerCode}
      {...settings}
    />
  );
}
