import type { SessionState } from '@selfservice/api/session/session-state';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { SignInSurroundings } from '@selfservice/ui/patterns/SignInLayout';
import { useTranslation } from 'react-i18next';

/** What stands around every screen before the dashboard: language, theme, and the organisation's own line. */
export function useSurroundings(
  state: SessionState,
  theme: Pick<SignInSurroundings, 'theme' | 'onThemeChange'>,
): SignInSurroundings {
  const { i18n } = useTranslation([]);
  return {
    language: useLanguage(),
    onLanguageChange: (language) => void i18n.changeLanguage(language),
    infoText: 'configuration' in state ? state.configuration.infoText : '',
    ...theme,
  };
}
