import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';
import { loadAreas } from '@selfservice/ui/i18n/createI18n';
import { GateScreen } from '@selfservice/ui/session/GateScreen';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { i18n as I18n } from 'i18next';
import { lazy, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { appPathname } from './app-pathname.ts';
import type { DraftSignIn } from './drafts.ts';
import type { Host } from './host.ts';
import { shellHrefs } from './hrefs.ts';
import { loadSavedLanguage } from './saved-language.ts';
import { loadLogin, SignedOut } from './SignedOut.tsx';
import { useSignInSettings } from './useSignInSettings.ts';

const SignedIn = lazy(() => import('./SignedIn.tsx'));
const ForcedPassword = lazy(() => import('../password/ForcedPassword.tsx'));

/** What comes after sign-in, with home for those who begin there. */
function loadSignedIn(i18n: I18n) {
  const path = appPathname();
  const home = () => [import('../dashboard/DashboardRoute.tsx'), i18n.loadNamespaces('dashboard')];
  const isHome = path === '/' || path === shellHrefs.home;
  return Promise.all([import('./SignedIn.tsx'), ...(isHome ? home() : []), loadAreas(), loadSavedLanguage()]);
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
  const current = useSyncExternalStore(session.subscribe, session.getState);
  // What is shown stays until the code and the texts of what comes next are there; but nobody's screens outlast
  // the session that they belong to.
  const earlier = useDeferredValue(current);
  const state = scopeIn(earlier) === null || scopeIn(earlier) === scopeIn(current) ? earlier : current;
  const lastSignIn = useLastSignIn(current);
  const settings = useSignInSettings(state, theme);
  const { i18n } = useTranslation([]);
  const isSignedIn = scopeIn(current) !== null;
  const isSigningIn = current.phase === 'signedOut' && current.isBusy;

  useEffect(() => {
    // What probably comes next is on its way while the server still answers. If that fails, it is asked for again.
    const load = isSigningIn || hasSignedInBefore ? () => loadSignedIn(i18n) : loadLogin;
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
          session={session}
          drafts={host.stored.drafts}
          lastSignIn={lastSignIn}
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

/** Who is signed in, or was before the session of this page ended; null for nobody yet. */
function useLastSignIn(state: SessionState): DraftSignIn | null {
  const [last, setLast] = useState<DraftSignIn | null>(null);
  if (state.phase !== 'signedIn' && state.phase !== 'passwordChange') return last;
  const { customerCode, identity } = state;
  const { userName } = identity;
  if (last?.customerCode !== customerCode || last.userName !== userName) setLast({ customerCode, userName });
  return last;
}

function scopeIn(state: SessionState): SessionScope | null {
  return 'scope' in state ? state.scope : null;
}
