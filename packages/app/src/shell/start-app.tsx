import type { Clock } from '@selfservice/api/core/clock';
import { defaultLanguage, preferredLanguage, toLanguage } from '@selfservice/api/core/language';
import { createSession } from '@selfservice/api/session/create-session';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { createNotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { problemTitle } from '@selfservice/ui/session/problemTitle';
import { createRoot } from 'react-dom/client';
import { openPathOf } from '../testing/open-paths.ts';
import { App } from './App.tsx';
import type { AppProps } from './App.tsx';
import { appPathname } from './app-pathname.ts';
import { shellHrefs, toDocumentHref } from './hrefs.ts';
import { notifyWhile } from './notify-while.ts';
import type { ErrorCapture } from './capture-errors.ts';
import { captureErrors } from './capture-errors.ts';
import { createPageEnd } from './page-end.ts';
import { reportErrors } from './report-errors.ts';
import { createSavedLanguage } from './saved-language.ts';
import { keepServerDates } from './server-dates.ts';
import { createSessionBrowser } from './session-browser.ts';
import { createStoredValues } from './stored-values.ts';
import '@selfservice/ui/tokens/global.css';
import './first-paint.css';

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
  let scope: SessionScope | null = null;
  /** From a sign-in to the logout, whichever person is spoken for in between. */
  let signIn = { isOver: false };
  let isModeKnown = false;
  const errors = captureErrors(clock);
  const reportError = reportErrors(clock, () => scope, errors.capture);
  const savedLanguage = createSavedLanguage({ clock, i18n, reportError });
  const serverDates = keepServerDates(clock);
  const session = createSession({
    clock,
    onSend: serverDates.onSend,
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

  /** Whoever signs in next begins at home, not where this person was, and what was being typed is forgotten. */
  function forgetPerson(): void {
    window.history.replaceState(null, '', toDocumentHref(shellHrefs.home));
    stored.drafts.remove();
  }

  function createNotify(): Notify {
    const own = signIn;
    return notifyWhile(() => !own.isOver, notifications);
  }

  session.subscribe(() => {
    const state = session.getState();
    scope = 'scope' in state ? state.scope : null;
    if (!scope) {
      signIn.isOver = true;
      signIn = { isOver: false };
    }
    savedLanguage.follow(scope, state.phase);
    if ('configuration' in state && !isModeKnown) {
      isModeKnown = true;
      handErrors(errors, state.configuration.isDebug, clock);
    }
    const failure = failureOf(state);
    if (failure) errors.capture(failure);
    onSessionChange?.(state);
  });

  const pathname = appPathname();
  // The first answers come while the texts do. Pages that are open to everybody have no session.
  if (!openPathOf(pathname)) session.start();
  await i18n.loadNamespaces(['primitives', 'patterns', 'session', 'errors']);
  show({
    pathname,
    session,
    clock,
    hasSignedInBefore: stored.refreshToken.read() !== null,
    languageReady: savedLanguage.ready,
    host: {
      notifications,
      createNotify,
      onPageEnd: pageEnd.subscribe,
      onCallFailed: reportError,
      stored,
      serverDates,
    },
  });
}

/** Only debug mode shows errors, and whoever cannot fetch its list does without. */
function handErrors(errors: ErrorCapture, isDebug: boolean, clock: Clock): void {
  const drop = () => errors.handTo(() => {});
  if (isDebug)
    import('../errors/show-error-list.tsx').then(({ showErrorList }) => showErrorList(errors, clock), drop);
  else drop();
}

/** What has failed before anybody was signed in, where the state of the session says so. */
function failureOf(state: SessionState): Error | null {
  if ('error' in state) return state.error;
  return 'problem' in state && state.problem?.code === 'failed' ? state.problem.error : null;
}

function show(props: AppProps): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  // React's own line in the console, and whoever reports errors, hear of what a boundary has caught.
  const root = createRoot(element, { onCaughtError: (error) => window.reportError(error) });
  root.render(<App {...props} />);
}
