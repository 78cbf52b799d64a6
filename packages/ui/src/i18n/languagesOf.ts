import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import type { i18n } from 'i18next';
import type { AddedLanguage } from './createI18n.ts';
import { languageNames } from './languageNames.ts';

/** A language to choose, with its name in that language. */
export interface NamedLanguage {
  code: Language;
  name: string;
}

/** Returns the languages of the interface: those of the product, then those that the application adds. */
export function languagesOf({ options }: i18n): readonly NamedLanguage[] {
  const { addedLanguages = [] } = (options.backend ?? {}) as { addedLanguages?: readonly AddedLanguage[] };
  return [...languages.map((code) => ({ code, name: languageNames[code] })), ...addedLanguages];
}
