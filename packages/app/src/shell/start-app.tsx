import type { Clock } from '@selfservice/api/core/clock';
import { defaultLanguage, preferredLanguage, toLanguage } from '@selfservice/api/core/language';
import { toError } from '@selfservice/api/core/errors';
import type { ErrorReporter } from '@selfservice/api/errors/create-error-reporter';
import { createSession } from '@selfservice/api/session/create-session';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { createNotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { version } from './build-mark.ts';
import { createParting } from './parting.ts';
import { createQueryClient } from './query-client.ts';
import { appUrl, createSessionBrowser } from './session-browser.ts';
import { loadSavedLanguage } from './SessionGate.tsx';
import { createStorage } from './storage.ts';
import '@selfservice/ui/tokens/global.css';

/** What the application is started with. */
export interface StartOptions {
  clock: Clock;
  /** Codes of the languages that the person understands, best first. Default: the browser's. */
  languages?: readonly string[];
}

/** Puts the application together and shows it in `#root`. */
export async function startApp({ clock, languages = navigator.languages }: StartOptions): Promise<void> {
  const storage = createStorage();
  const notifications = createNotificationQueue(clock);
  const queryClient = createQueryClient(reportError);
  const parting = createParting(window);
  const i18n = await createI18n({ language: preferredLanguage(languages) });
  const session = createSession({
    clock,
    stores: storage,
    browser: createSessionBrowser(clock),
    language: () => toLanguage(i18n.language) ?? defaultLanguage,
    onParting: parting.announce,
    onPersonChanged() {
      void queryClient.cancelQueries();
      queryClient.clear();
    },
    onError(error) {
      reportError(error);
      if (isSignedIn()) notifications.error(error);
    },
  });
  const isSignedIn = () => session.getState().phase === 'signedIn';
  let reporter: Promise<ErrorReporter> | null = null;

  async function startReporter(): Promise<ErrorReporter> {
    const { createErrorReporter } = await import('@selfservice/api/errors/create-error-reporter');
    return createErrorReporter({
      transport: session.transport,
      clock,
      route: () => window.location.pathname,
      version,
      userAgent: navigator.userAgent,
      canSend: isSignedIn,
    });
  }

  function reportError(error: unknown): void {
    // Without its code there is nobody to tell.
    void reporter?.then(({ report }) => report(toError(error))).catch(() => {});
  }

  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

  async function applyLanguage(): Promise<void> {
    const { applySavedLanguage } = await loadSavedLanguage();
    await applySavedLanguage({ clock, transport: session.transport, queryClient, i18n });
  }

  let wasSignedIn = false;
  let languageReady = Promise.resolve();
  session.subscribe(() => {
    if (isSignedIn() && !wasSignedIn) {
      languageReady = applyLanguage();
      reporter ??= startReporter();
    }
    wasSignedIn = isSignedIn();
  });
  i18n.on('languageChanged', () => {
    // Some of the server's words follow the language; the saved language itself does not.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
  });

  await i18n.loadNamespaces(['primitives', 'patterns', 'session', 'errors']);
  // React's own line in the console, and the listener above, hear of what a boundary has caught.
  const root = createRoot(rootElement(), { onCaughtError: (error) => window.reportError(error) });
  root.render(
    <App
      pathname={`/${window.location.href.slice(appUrl().length).replace(/[?#].*/, '')}`}
      session={session}
      clock={clock}
      hasSignedInBefore={storage.refreshToken.read() !== null}
      languageReady={() => languageReady}
      queryClient={queryClient}
      host={{ notifications, onParting: parting.onParting, storage }}
    />,
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  return element;
}
