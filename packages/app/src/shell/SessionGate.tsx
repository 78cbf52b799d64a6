import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SessionState } from '@selfservice/api/session/session-state';
import { GateScreen } from '@selfservice/ui/session/GateScreen';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { i18n as I18n } from 'i18next';
import { useModel } from '@selfservice/ui/environment/useModel';
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

/** What comes after sign-in and its texts, with home for those who begin there. */
function loadNext(i18n: I18n) {
  return Promise.all([loadSignedIn(), isAtHome() && i18n.loadNamespaces('dashboard')]);
}

/** The code of the login is fetched this long after a silent sign-in. */
const loginAfterMs = 10_000;

export interface SessionGateProps {
  /** The session of the page, which has begun. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** What the page gives to the screens. */
  host: Host;
  /** Whether a silent sign-in is likely to succeed: the tab keeps a refresh token. */
  hasSignedInBefore: boolean;
  /** Settles when the language saved for who is signed in is shown. */
  languageReady: () => Promise<void>;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/**
 * Shows what the session asks for: a gate, the customer code, the login, the forced password change, or everything
 * after sign-in. The address stays as it is, so the wanted screen comes once somebody is signed in.
 */
export function SessionGate(props: SessionGateProps) {
  const { session, clock, host, hasSignedInBefore, languageReady, ...theme } = props;
  const current = useModel(session);
  const earlier = useDeferredValue(current);
  const state = staysShown(earlier, current) ? earlier : current;
  const lastUser = useLastUser(current);
  const settings = useSignInSettings(state, theme, host.stored);
  const { i18n } = useTranslation([]);
  const isSignedIn = scopeIn(current) !== null;
  const isSigningIn = current.phase === 'signedOut' && current.isBusy;

  useEffect(() => {
    // What probably comes next is on its way while the server still answers. If that fails, it is asked for again.
    const load = isSigningIn || hasSignedInBefore ? () => loadNext(i18n) : loadLogin;
    load().catch(() => {});
  }, [isSigningIn, hasSignedInBefore, i18n]);
  useEffect(() => {
    // The login is there before the network goes: a session may end without one.
    if (!isSignedIn) return undefined;
    return clock.after(loginAfterMs, () => void loadLogin().catch(() => {}));
  }, [clock, isSignedIn]);

  switch (state.phase) {
    case 'signedOut':
      return (
        <SignedOut
          state={state}
          clock={clock}
          session={session}
          stored={host.stored}
          notifications={host.notifications}
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
          clock={clock}
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
    case 'loadingConfiguration':
    case 'checkingServer':
    case 'signingInSilently':
    case 'redirecting':
    case 'disabledByLicence':
      return <GateScreen gate={{ kind: state.phase }} onRetry={session.retry} {...settings} />;
  }
}

/**
 * What is shown stays until the code and the texts of what comes next are there. But nobody's screens outlast the session
 * that they belong to, and they hear at once of what becomes of it.
 */
function staysShown(earlier: SessionState, current: SessionState): boolean {
  const scope = scopeIn(earlier);
  return scope === null || (scope === scopeIn(current) && earlier.phase !== current.phase);
}

/** The user who is signed in, or was before the session of this page ended; null before the first one. */
function useLastUser(state: SessionState): DraftUser | null {
  const [last, setLast] = useState<DraftUser | null>(null);
  const user = scopeIn(state)?.identity;
  if (!user) return last;
  const { customerCode, userRef } = user;
  if (last?.customerCode !== customerCode || last.userRef !== userRef) setLast({ customerCode, userRef });
  return last;
}
