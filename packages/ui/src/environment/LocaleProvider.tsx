import type { Language } from '@selfservice/api/core/language';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** The regions whose habits the languages of the interface follow. */
const locales: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

export interface LocaleProviderProps {
  /** The language of the interface. */
  language: Language;
  /** The screens. */
  children: ReactNode;
}

/** Tells the primitives which language they announce, sort and count in. */
export function LocaleProvider({ language, children }: LocaleProviderProps) {
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}
