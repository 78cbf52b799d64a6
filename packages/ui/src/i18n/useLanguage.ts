import { defaultLanguage, toLanguage } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';

/** Returns the language of the interface. */
export function useLanguage(): Language {
  return toLanguage(useTranslation([]).i18n.language) ?? defaultLanguage;
}
