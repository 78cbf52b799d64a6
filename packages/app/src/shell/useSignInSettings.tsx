import type { Clock } from '@selfservice/api/core/clock';
import { NetworkError, TimeoutError } from '@selfservice/api/core/errors';
import type { Session } from '@selfservice/api/session/session';
import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from './failure-of.ts';
import { showLanguage } from './show-language.ts';
import type { StoredValues } from './stored-values.ts';

/** If its code cannot be fetched, the login is shown without it. */
const StorageNotice = lazy(async () => {
  const loaded = await import('@selfservice/ui/patterns/StorageNotice').catch(() => null);
  return { default: loaded ? loaded.StorageNotice : () => false };
});

/** If its code cannot be fetched, the screen is shown without it. */
const OfflinePlanAtStart = lazy(() =>
  import('./OfflinePlanAtStart.tsx').catch(() => ({ default: () => false as const })),
);

/** Options of `useSignInSettings`. */
interface SignInSettingsOptions {
  /** The state of the session that is shown. */
  state: SessionState;
  theme: ThemeSetting;
  clock: Clock;
  session: Pick<Session, 'retry'>;
  stored: Pick<StoredValues, 'isRefused' | 'offlinePlan'>;
}

/**
 * Returns the common props of the screens before the sign-in: clock, language, theme, notice, info text, and the kept plan if the
 * server cannot be reached.
 *
 * @requirement shell-17
 */
export function useSignInSettings(options: SignInSettingsOptions): SignInSettings {
  const { state, theme, clock, session, stored } = options;
  const { i18n } = useTranslation([]);
  const [isStorageRefused] = useState(() => stored.isRefused());
  const isOffline = useIsOffline(state);
  return {
    clock,
    language: useLanguage(),
    // If its texts cannot be fetched, the language does not change.
    onLanguageChange: (language) => void showLanguage(i18n, language).catch(() => {}),
    infoText: 'configuration' in state ? state.configuration.infoText : '',
    // Without a boundary of its own: the form appears together with it, and does not move below a press.
    notice: isStorageRefused && state.phase === 'signedOut' && <StorageNotice />,
    below: isOffline && stored.offlinePlan.read() && (
      <Suspense>
        <OfflinePlanAtStart mark={stored.offlinePlan} clock={clock} onRetry={session.retry} />
      </Suspense>
    ),
    ...theme,
  };
}

/** Returns whether the last attempt to reach the server has failed. The next attempt does not change it before its end. */
function useIsOffline(state: SessionState): boolean {
  const [isOffline, setIsOffline] = useState(false);
  const isTrying = state.phase === 'loadingConfiguration' || state.phase === 'checkingServer';
  const isNowOffline = isTrying ? isOffline : isNetworkFailure(state);
  if (isNowOffline !== isOffline) setIsOffline(isNowOffline);
  return isNowOffline;
}

function isNetworkFailure(state: SessionState): boolean {
  const error = failureOf(state);
  return error instanceof NetworkError || error instanceof TimeoutError;
}
