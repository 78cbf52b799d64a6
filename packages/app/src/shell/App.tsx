import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPath } from '../testing/open-paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Host } from './host.ts';
import { SessionGate } from './SessionGate.tsx';
import { useTheme } from './useTheme.ts';

const OpenPage = lazy(() => import('../testing/OpenPage.tsx'));

export interface AppProps {
  /** The page at the first address if it needs no sign-in. */
  openPath: OpenPath | undefined;
  /** The started session of the page. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** The services that the page provides to the screens. */
  host: Host;
  /** Whether a silent sign-in is likely to succeed: the tab keeps a refresh token. */
  hasSignedInBefore: boolean;
  /** Settles when the saved language of the user is shown. */
  languageReady: () => Promise<void>;
}

/**
 * The application: providers, and either a page without a sign-in or the gate of the session. The router is part of the code
 * after the sign-in, so that the login stays small.
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

/** The title of the document until a heading replaces it. */
function PageTitle() {
  const { t } = useTranslation('patterns');
  return <title>{t('signIn.product')}</title>;
}
