import type { Clock } from '@selfservice/api/core/clock';
import { defaultLanguage, preferredLanguage, toLanguage } from '@selfservice/api/core/language';
import { SessionEndedError, toError } from '@selfservice/api/core/errors';
import type { ErrorReporter } from '@selfservice/api/errors/create-error-reporter';
import { createSession } from '@selfservice/api/session/create-session';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { createNotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { problemTitle } from '@selfservice/ui/session/problemTitle';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { version } from './build-mark.ts';
import { shellHrefs, toDocumentHref } from './hrefs.ts';
import { notifyWhile } from './notify-while.ts';
import { createPageEnd } from './page-end.ts';
import { appUrl, createSessionBrowser } from './session-browser.ts';
import { loadSavedLanguage } from './SessionGate.tsx';
import { createStoredValues } from './stored-values.ts';
import '@selfservice/ui/tokens/global.css';

/** What the application is started with. */
export interface StartOptions {
  clock: Clock;
  /** Codes of the languages that the person understands, best first. Default: the browser's. */
  languages?: readonly string[];
  /** The session has changed. */
  onSessionChange?: (state: SessionState) => void;
}

/** Puts the application together and shows it in `#root`. */
export async function startApp(options: StartOptions): Promise<void> {
  const { clock, languages = navigator.languages, onSessionChange } = options;
  const stored = createStoredValues();
  const notifications = createNotificationQueue(clock);
  const pageEnd = createPageEnd(window);
  const i18n = await createI18n({ language: preferredLanguage(languages) });
  const session = createSession({
    clock,
    stored,
    browser: createSessionBrowser(clock),
    language: () => toLanguage(i18n.language) ?? defaultLanguage,
    onEnded(end) {
      if (end === 'logOut') forgetPerson();
    },
    onPersonRefused: (problem) =>
      notifications.refusal(problemTitle(problem, i18n.getFixedT(null, 'session'))),
    onError(error) {
      reportError(error);
      if (scope) notifications.error(error);
    },
  });
  let scope: SessionScope | null = null;
  /** From a sign-in to the logout, whichever person is spoken for in between. */
  let signIn = { isOver: false };
  let reporter: Promise<ErrorReporter> | null = null;

  /** Whoever signs in next begins at home, not where this person was, and what was being typed is forgotten. */
  function forgetPerson(): void {
    window.history.replaceState(null, '', toDocumentHref(shellHrefs.home));
    stored.drafts.remove();
  }

  async function startReporter(): Promise<ErrorReporter> {
    const { createErrorReporter } = await import('@selfservice/api/errors/create-error-reporter');
    return createErrorReporter({
      clock,
      route: () => window.location.pathname,
      version,
      userAgent: navigator.userAgent,
    });
  }

  function reportError(thrown: unknown, from = scope): void {
    // A call that ended with its session has not failed, and the error service takes nothing from strangers.
    if (thrown instanceof SessionEndedError || !from || from.signal.aborted) return;
    const { transport } = from;
    reporter ??= startReporter();
    // Without its code there is nobody to tell; the next failure asks for it again.
    reporter.then(
      ({ report }) => report(toError(thrown), transport),
      () => {
        reporter = null;
      },
    );
  }

  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

  async function applyLanguage(own: SessionScope): Promise<void> {
    const { applySavedLanguage } = await loadSavedLanguage();
    await applySavedLanguage({ clock, scope: own, onCallFailed: reportError, i18n });
  }

  async function askForWordsAnew(own: SessionScope): Promise<void> {
    const { invalidateWords } = await loadSavedLanguage();
    await invalidateWords({ clock, scope: own, onCallFailed: reportError });
  }

  function createNotify(): Notify {
    const own = signIn;
    return notifyWhile(() => !own.isOver, notifications);
  }

  let phase: SessionState['phase'] | null = null;
  let languageReady = Promise.resolve();
  session.subscribe(() => {
    const state = session.getState();
    scope = 'scope' in state ? state.scope : null;
    if (!scope) {
      signIn.isOver = true;
      signIn = { isOver: false };
    }
    if (scope && state.phase !== phase) {
      // A language whose code does not come is no reason to show nothing.
      languageReady = applyLanguage(scope).catch((error: unknown) => reportError(error));
    }
    ({ phase } = state);
    onSessionChange?.(state);
  });
  i18n.on('languageChanged', () => {
    if (scope) askForWordsAnew(scope).catch((error: unknown) => reportError(error));
  });

  await i18n.loadNamespaces(['primitives', 'patterns', 'session', 'errors']);
  // React's own line in the console, and the listener above, hear of what a boundary has caught.
  const root = createRoot(rootElement(), { onCaughtError: (error) => window.reportError(error) });
  root.render(
    <App
      pathname={`/${window.location.href.slice(appUrl().length).replace(/[?#].*/, '')}`}
      session={session}
      clock={clock}
      hasSignedInBefore={stored.refreshToken.read() !== null}
      languageReady={() => languageReady}
      host={{
        notifications,
        createNotify,
        onPageEnd: pageEnd.subscribe,
        onCallFailed: reportError,
        stored,
      }}
    />,
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  return element;
}
