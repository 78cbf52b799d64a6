import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from './show-language.ts';
import type { StoredValues } from './stored-values.ts';

/** If its code cannot be fetched, the login is shown without it. */
const StorageNotice = lazy(async () => {
  const loaded = await import('@selfservice/ui/patterns/StorageNotice').catch(() => null);
  return { default: loaded ? loaded.StorageNotice : () => false };
});

/** Returns the common props of the screens before the sign-in: language, theme, notice and info text. @requirement shell-17 */
export function useSignInSettings(
  state: SessionState,
  theme: ThemeSetting,
  stored: Pick<StoredValues, 'isRefused'>,
): SignInSettings {
  const { i18n } = useTranslation([]);
  const [isStorageRefused] = useState(() => stored.isRefused());
  return {
    language: useLanguage(),
    // If its texts cannot be fetched, the language does not change.
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
