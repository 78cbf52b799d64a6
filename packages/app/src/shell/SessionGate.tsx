import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SessionState } from '@selfservice/api/session/session-state';
import { GateScreen } from '@selfservice/ui/session/GateScreen';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import type { i18n as I18n } from 'i18next';
import { useValue } from '@selfservice/ui/environment/useValue';
import { lazy, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftUser } from './drafts.ts';
import type { Host } from './host.ts';
import { isAtHome, loadAfterSignIn, loadLogin, loadSignedIn } from './load-screens.ts';
import { scopeIn } from './scope-in.ts';
import { SignedOut } from './SignedOut.tsx';
import { useSignInSettings } from './useSignInSettings.tsx';

const SignedIn = lazy(async () => ({ default: (await loadAfterSignIn()).SignedIn }));
const ForcedPassword = lazy(() => import('../password/ForcedPassword.tsx'));

/** Fetches the code and texts after the sign-in, including home if it comes first. */
function loadNext(i18n: I18n) {
  return Promise.all([loadSignedIn(), isAtHome() && i18n.loadNamespaces('dashboard')]);
}

/** How long after a silent sign-in the code of the login is fetched, in milliseconds. */
const loginAfterMs = 10_000;

export interface SessionGateProps extends ThemeSetting {
  /** The started session of the page. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** The services of the page. */
  host: Host;
  /** Whether a silent sign-in is likely to succeed: the tab keeps a refresh token. */
  hasSignedInBefore: boolean;
  /** Settles when the saved language of the user is shown. */
  languageReady: () => Promise<void>;
}

/**
 * Shows the screen for the state of the session: a step of the start, the customer code, the login, the forced password
 * change, or the signed-in application. The address does not change, so the requested screen appears after the sign-in.
 *
 * @requirement shell-6, session-1, session-2, session-8
 */
export function SessionGate(props: SessionGateProps) {
  const { session, clock, host, hasSignedInBefore, languageReady, ...theme } = props;
  const current = useValue(session.state);
  const earlier = useDeferredValue(current);
  const state = staysShown(earlier, current) ? earlier : current;
  const lastUser = useLastUser(current);
  const settings = useSignInSettings({ state, theme, clock, session, stored: host.stored });
  const { i18n } = useTranslation([]);
  const isSignedIn = scopeIn(current) !== null;
  const isSigningIn = current.phase === 'signedOut' && current.isBusy;

  useEffect(() => {
    // Fetches the code of the probable next screen early. A failed fetch is repeated when the screen is shown.
    const load = isSigningIn || hasSignedInBefore ? () => loadNext(i18n) : loadLogin;
    load().catch(() => {});
  }, [isSigningIn, hasSignedInBefore, i18n]);
  useEffect(() => {
    // Fetches the login early, because a session may end without a network.
    if (!isSignedIn) return undefined;
    return clock.after(loginAfterMs, () => void loadLogin().catch(() => {}));
  }, [clock, isSignedIn]);

  switch (state.phase) {
    case 'signedOut':
      return (
        <SignedOut
          state={state}
          session={session}
          stored={host.stored}
          notifications={host.notifications}
          outbox={host.outbox}
          endedPasses={host.endedPasses}
          lastUser={lastUser}
          {...settings}
        />
      );
    case 'passwordChange':
      return (
        <ForcedPassword
          state={state}
          session={session}
          host={host}
          languageReady={languageReady()}
          {...settings}
        />
      );
    case 'signedIn':
      return (
        <SignedIn
          state={state}
          session={session}
          clock={clock}
          host={host}
          languageReady={languageReady()}
          {...theme}
        />
      );
    case 'configurationFailed':
    case 'serverCheckFailed':
      return (
        <GateScreen gate={{ kind: state.phase, error: state.error }} onRetry={session.retry} {...settings} />
      );
    case 'signingInSilently':
      return <GateScreen gate={{ kind: state.phase, by: state.by }} onRetry={session.retry} {...settings} />;
    case 'loadingConfiguration':
    case 'checkingServer':
    case 'redirecting':
    case 'disabledByLicence':
      return <GateScreen gate={{ kind: state.phase }} onRetry={session.retry} {...settings} />;
  }
}

/**
 * Returns whether the previous state stays on the screen until the code and texts of the next one arrive. Screens of a
 * sign-in never stay after its end, and they receive its changes immediately.
 */
function staysShown(earlier: SessionState, current: SessionState): boolean {
  const scope = scopeIn(earlier);
  return scope === null || (scope === scopeIn(current) && earlier.phase !== current.phase);
}

/** Returns the user who is signed in, or the last one of this page; null before the first sign-in. */
function useLastUser(state: SessionState): DraftUser | null {
  const [last, setLast] = useState<DraftUser | null>(null);
  const user = scopeIn(state)?.identity;
  if (!user) return last;
  const { tenant, userRef } = user;
  if (last?.tenant !== tenant || last.userRef !== userRef) setLast({ tenant, userRef });
  return last;
}
