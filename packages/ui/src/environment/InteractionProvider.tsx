import type { Language } from '@selfservice/api/core/language';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** The regions whose habits the languages of the interface follow. */
const locales: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** Props of `InteractionProvider`. */
export interface InteractionProviderProps {
  /** The language of the interface: controls announce, collate and count in it. */
  language: Language;
  /** Goes to an address of the application without loading the page anew. */
  navigate: (href: string) => void;
  /** A hook that answers the address as it stands in the document, for an application below a path. Default: unchanged. */
  useHref?: (href: string) => string;
  /** The screens. */
  children: ReactNode;
}

/** Tells the primitives which language they speak and how their links navigate. */
export function InteractionProvider({ language, navigate, useHref, children }: InteractionProviderProps) {
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
