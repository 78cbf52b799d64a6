import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { lazy, Suspense, useEffect } from 'react';
import type { OpenPath } from '../testing/open-paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SessionGate } from './SessionGate.tsx';
import type { SessionGateProps } from './SessionGate.tsx';
import { useTheme } from './useTheme.ts';

const OpenPage = lazy(() => import('../testing/OpenPage.tsx'));

export interface AppProps extends Omit<SessionGateProps, 'theme' | 'onThemeChange'> {
  /** The page that the first address leads to, where it is open to everybody. */
  openPath: OpenPath | undefined;
}

/**
 * The whole application: providers, and either a page that is open to everybody or the gate of the session. The
 * router is part of what comes after sign-in, so that the login stays small.
 */
export function App({ openPath, ...gate }: AppProps) {
  const [theme, chooseTheme] = useTheme(gate.host.stored);
  const language = useLanguage();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LocaleProvider language={language}>
      <Suspense fallback={null}>
        <PageTitle />
      </Suspense>
      <ErrorBoundary>
        <Suspense fallback={null}>
          {openPath ? (
            <OpenPage path={openPath} clock={gate.clock} theme={theme} onThemeChange={chooseTheme} />
          ) : (
            <SessionGate theme={theme} onThemeChange={chooseTheme} {...gate} />
          )}
        </Suspense>
      </ErrorBoundary>
    </LocaleProvider>
  );
}
