import { localeOf } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  /** The language of the interface. */
  language: Language;
  /** The screens. */
  children: ReactNode;
}

/** Sets the locale in which the primitives announce, sort and count. @requirement shell-27 */
export function LocaleProvider({ language, children }: LocaleProviderProps) {
  return <I18nProvider locale={localeOf(language)}>{children}</I18nProvider>;
}
