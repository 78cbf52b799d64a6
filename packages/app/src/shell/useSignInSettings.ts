import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { useTranslation } from 'react-i18next';

/** What every screen before the dashboard shows: language, theme, and the organisation's own line. */
export function useSignInSettings(
  state: SessionState,
  theme: Pick<SignInSettings, 'theme' | 'onThemeChange'>,
): SignInSettings {
  const { i18n } = useTranslation([]);
  return {
    language: useLanguage(),
    onLanguageChange: (language) => void i18n.changeLanguage(language),
    infoText: 'configuration' in state ? state.configuration.infoText : '',
    ...theme,
  };
}
