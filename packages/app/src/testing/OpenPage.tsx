import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { TestFrame } from '@selfservice/ui/testing/TestFrame';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import type { ComponentType } from 'react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { shellHrefs, toDocumentHref } from '../shell/hrefs.ts';
import type { OpenPath } from './open-paths.ts';

/** The screens that show generated data without a sign-in. Only their code loads the mock server. @requirement shell-12 */
const openScreens: Record<OpenPath, ComponentType<OpenScreenProps>> = {
  '/testing/timeline': lazy(() => import('./TimelineTestRoute.tsx')),
  '/testing/stack': lazy(() => import('./StackTestRoute.tsx')),
};

export interface OpenPageProps extends OpenScreenProps, ThemeSetting {
  /** The path of the page. */
  path: OpenPath;
}

/** A page without a sign-in, in its frame. @requirement shell-7 */
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
