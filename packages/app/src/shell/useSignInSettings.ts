import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { useTranslation } from 'react-i18next';
import { showLanguage } from './show-language.ts';

/** What every screen before the dashboard shows: language, theme, and the organisation's own line. */
export function useSignInSettings(
  state: SessionState,
  theme: Pick<SignInSettings, 'theme' | 'onThemeChange'>,
): SignInSettings {
  const { i18n } = useTranslation([]);
  return {
    language: useLanguage(),
    // Where its texts do not come, the language stays as it is.
    onLanguageChange: (language) => void showLanguage(i18n, language).catch(() => {}),
    infoText: 'configuration' in state ? state.configuration.infoText : '',
    ...theme,
  };
}
