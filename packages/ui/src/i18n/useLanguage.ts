import { defaultLanguage, preferredLanguage } from '@selfservice/api/core/language';
import type { BackendLanguage, Language } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';

/** Returns the language of the interface. */
export function useLanguage(): Language {
  return useTranslation([]).i18n.languages[0] ?? defaultLanguage;
}

/** Returns the language in which the backend is asked: that of the interface, or else its fallback. */
export function useBackendLanguage(): BackendLanguage {
  return preferredLanguage(useTranslation([]).i18n.languages);
}
