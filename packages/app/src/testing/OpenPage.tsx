import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { TestFrame } from '@selfservice/ui/testing/TestFrame';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { ComponentType } from 'react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { shellHrefs, toDocumentHref } from '../shell/hrefs.ts';
import type { OpenPath } from './open-paths.ts';

/** The screens that show generated data without a sign-in. The mock server is loaded with their code only. */
const openScreens: Record<OpenPath, ComponentType<OpenScreenProps>> = {
  '/testing/timeline': lazy(() => import('./TimelineTestRoute.tsx')),
  '/testing/stack': lazy(() => import('./StackTestRoute.tsx')),
};

export interface OpenPageProps extends OpenScreenProps {
  /** Which page it is. */
  path: OpenPath;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/** A page that is open to everybody, with what stands around it. */
export default function OpenPage({ path, clock, ...theme }: OpenPageProps) {
  const { i18n } = useTranslation([]);
  const Screen = openScreens[path];
  return (
    <TestFrame
      homeHref={toDocumentHref(shellHrefs.home)}
      language={useLanguage()}
      onLanguageChange={(language) => void i18n.changeLanguage(language)}
      {...theme}
    >
      <Screen clock={clock} />
    </TestFrame>
  );
}
