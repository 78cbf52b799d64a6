import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from './show-language.ts';
import type { StoredValues } from './stored-values.ts';

/** Where its code cannot be fetched, the login is shown without it. */
const StorageNotice = lazy(async () => {
  const loaded = await import('@selfservice/ui/patterns/StorageNotice').catch(() => null);
  return { default: loaded ? loaded.StorageNotice : () => false };
});

/** What every screen before the dashboard shows: language, theme, notices, and the organisation's own line. */
export function useSignInSettings(
  state: SessionState,
  theme: Pick<SignInSettings, 'theme' | 'onThemeChange'>,
  stored: Pick<StoredValues, 'isRefused'>,
): SignInSettings {
  const { i18n } = useTranslation([]);
  const [isStorageRefused] = useState(() => stored.isRefused());
  return {
    language: useLanguage(),
    // Where its texts do not come, the language stays as it is.
    onLanguageChange: (language) => void showLanguage(i18n, language).catch(() => {}),
    infoText: 'configuration' in state ? state.configuration.infoText : '',
    notice: isStorageRefused && state.phase === 'signedOut' && (
      <Suspense>
        <StorageNotice />
      </Suspense>
    ),
    ...theme,
  };
}
