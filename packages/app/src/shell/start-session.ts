import type { Clock } from '@selfservice/api/core/clock';
import type { Language } from '@selfservice/api/core/language';
import { preferredLanguage } from '@selfservice/api/core/language';
import { createSession } from '@selfservice/api/session/create-session';
import type { Session } from '@selfservice/api/session/session';
import type { SessionState, SignInProblem } from '@selfservice/api/session/session-state';
import type { OpenPath } from '../testing/open-paths.ts';
import { openPathOf } from '../testing/open-paths.ts';
import { appPathname } from './app-pathname.ts';
import type { ErrorCapture } from './capture-errors.ts';
import { captureErrors } from './capture-errors.ts';
import { shellHrefs, toDocumentHref } from './hrefs.ts';
import { warnOfIgnoredConfiguration } from './ignored-configuration.ts';
import { askBeforeLeaving } from './page-leaving.ts';
import type { ReportError } from './report-errors.ts';
import { reportErrors } from './report-errors.ts';
import type { ServerDates } from './server-dates.ts';
import { keepServerDates } from './server-dates.ts';
import { scopeIn } from './scope-in.ts';
import { createSessionBrowser } from './session-browser.ts';
import type { StoredValues } from './stored-values.ts';
import { createStoredValues, forgetPlaces } from './stored-values.ts';

/** What the application is started with. */
export interface StartOptions {
  clock: Clock;
  /** Codes of the languages that the person understands, best first. Default: the browser's. */
  languages?: readonly string[];
}

/** What is drawn for a session, once its code is there. */
interface SessionView {
  /** The language of the interface. */
  language(): Language;
  /** Shows that a change of person was refused. */
  onPersonRefused(problem: SignInProblem): void;
  /** Shows what failed for somebody who is signed in. */
  onError(error: Error): void;
}

/** A page whose session has begun. */
export interface StartedSession {
  clock: Clock;
  session: Session;
  stored: StoredValues;
  serverDates: ServerDates;
  errors: ErrorCapture;
  reportError: ReportError;
  /** The page at the address, where it is open to everybody: then no session has begun. */
  openPath: OpenPath | undefined;
  /** Whether a silent sign-in is likely to succeed: the tab keeps a refresh token. */
  hasSignedInBefore: boolean;
  /** The language to begin with. */
  language: Language;
  /** Takes over what the person sees of the session. */
  handTo(view: SessionView): void;
}

/** Begins the session of the page. Nothing of it waits for what is drawn. */
export function startSession({ clock, languages = navigator.languages }: StartOptions): StartedSession {
  const stored = createStoredValues();
  const hasSignedInBefore = stored.refreshToken.read() !== null;
  const language = preferredLanguage(languages);
  const errors = captureErrors(clock);
  const reportError = reportErrors(clock, () => scopeIn(session.get()), errors.capture);
  const serverDates = keepServerDates(clock);
  let view: SessionView = { language: () => language, onPersonRefused() {}, onError() {} };
  const session = createSession({
    clock,
    onSend: serverDates.onSend,
    onWrite: askBeforeLeaving(window),
    stored,
    browser: createSessionBrowser(clock, stored),
    language: () => view.language(),
    onEnded(end) {
      if (end === 'logOut') forgetPerson(stored);
    },
    onCallFailed: errors.capture,
    onPersonRefused: (problem) => view.onPersonRefused(problem),
    onConfigurationIgnored: warnOfIgnoredConfiguration(errors),
    onError(error) {
      reportError(error);
      if (scopeIn(session.get())) view.onError(error);
    },
  });
  session.subscribe(() => {
    const failure = failureOf(session.get());
    if (failure) errors.capture(failure);
  });
  const openPath = openPathOf(appPathname());
  if (!openPath) session.start();
  return {
    clock,
    session,
    stored,
    serverDates,
    errors,
    reportError,
    openPath,
    hasSignedInBefore,
    language,
    handTo(next) {
      view = next;
    },
  };
}

/** Whoever signs in next begins at home, not where this person was, and what was being typed is forgotten. */
function forgetPerson(stored: StoredValues): void {
  window.history.replaceState(null, '', toDocumentHref(shellHrefs.home));
  stored.drafts.remove();
  forgetPlaces(stored);
}

/** What has failed before anybody was signed in, where the state of the session says so. */
function failureOf(state: SessionState): Error | null {
  if ('error' in state) return state.error;
  return 'problem' in state && state.problem?.code === 'failed' ? state.problem.error : null;
}
