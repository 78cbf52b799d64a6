import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { TestFrame } from '@selfservice/ui/testing/TestFrame';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shellHrefs, toDocumentHref } from '../shell/hrefs.ts';

/** Props of `OpenFrame`. */
export interface OpenFrameProps {
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The page. */
  children: ReactNode;
}

/** What stands around a page that is open to everybody. */
export default function OpenFrame({ children, ...theme }: OpenFrameProps) {
  const { i18n } = useTranslation([]);
  return (
    <TestFrame
      homeHref={toDocumentHref(shellHrefs.home)}
      language={useLanguage()}
      onLanguageChange={(language) => void i18n.changeLanguage(language)}
      {...theme}
    >
      {children}
    </TestFrame>
  );
}
