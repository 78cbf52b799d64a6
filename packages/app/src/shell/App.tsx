import { InteractionProvider } from '@selfservice/ui/environment/InteractionProvider';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { NotificationArea } from '@selfservice/ui/patterns/NotificationArea';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useHref, useNavigate } from 'react-router-dom';
import { testingRoutes } from '../testing/testing.routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { followHeading } from './page-heading.ts';
import { SessionGate } from './SessionGate.tsx';
import type { SessionGateProps } from './SessionGate.tsx';
import type { AppStorage } from './storage.ts';
import { useTheme } from './useTheme.ts';

/** Props of `App`. */
export interface AppProps extends Omit<SessionGateProps, 'notify' | 'theme' | 'onThemeChange'> {
  /** Keeps the answers of the backend. */
  queryClient: QueryClient;
  /** What the notification area shows. */
  notifications: NotificationQueue;
  /** What the device remembers. */
  storage: Pick<AppStorage, 'theme'>;
}

/** The whole application: providers, the open routes, and the gate before everything else. */
export function App({ queryClient, notifications, storage, ...gate }: AppProps) {
  const [theme, chooseTheme] = useTheme(storage);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Page>
          <ErrorBoundary>
            <Suspense fallback={null}>
              <Routes>
                {testingRoutes.map(({ path, Screen }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <main>
                        <Screen />
                      </main>
                    }
                  />
                ))}
                <Route
                  path="*"
                  element={
                    <SessionGate notify={notifications} theme={theme} onThemeChange={chooseTheme} {...gate} />
                  }
                />
              </Routes>
            </Suspense>
          </ErrorBoundary>
          <NotificationArea queue={notifications} />
        </Page>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Page({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const navigate = useNavigate();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => followHeading(document), []);

  return (
    <InteractionProvider language={language} navigate={(href) => void navigate(href)} useHref={useHref}>
      {children}
    </InteractionProvider>
  );
}
