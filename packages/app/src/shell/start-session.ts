import type { Clock } from '@selfservice/api/core/clock';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { preferredLanguage } from '@selfservice/api/core/language';
import type { ReceivedAnswer } from '@selfservice/api/errors/create-drift-list';
import { createSession } from '@selfservice/api/session/create-session';
import type { Session } from '@selfservice/api/session/session';
import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { OpenPath } from '../testing/open-paths.ts';
import { openPathOf } from '../testing/open-paths.ts';
import { appPathname } from './app-pathname.ts';
import type { ErrorCapture } from './capture-errors.ts';
import { captureErrors } from './capture-errors.ts';
import type { Backlog } from './create-backlog.ts';
import { createBacklog } from './create-backlog.ts';
import { shellHrefs, toDocumentHref } from './hrefs.ts';
import { askBeforeLeaving } from './page-leaving.ts';
import { hideWhileAway } from './page-resume.ts';
import { failureOf } from './failure-of.ts';
import type { ReportError } from './report-errors.ts';
import { reportErrors } from './report-errors.ts';
import type { ServerDates } from './server-dates.ts';
import { keepServerDates } from './server-dates.ts';
import { scopeIn } from './scope-in.ts';
import { guardOfflinePlan, removeOfflinePlan } from './offline-plan-guard.ts';
import { appPath, createSessionBrowser } from './session-browser.ts';
import type { StoredValues } from './stored-values.ts';
import { createStoredValues, forgetPlaces } from './stored-values.ts';

/** Options of `startSession`. */
export interface StartOptions {
  clock: Clock;
  /** Codes of the user's languages, the preferred first. Default: those of the browser. @requirement shell-29 */
  languages?: readonly string[];
}

/** The functions of the user interface, once its code is loaded. */
interface SessionView {
  /** Returns the language of the interface. */
  language(): OwnLanguage;
  /** Shows why a change of person was refused. */
  onPersonRefused(problem: SignInProblem): void;
  /** Shows an error to the signed-in user. */
  onError(error: Error): void;
}

/** A page with a started session. */
export interface StartedSession {
  clock: Clock;
  session: Session;
  stored: StoredValues;
  serverDates: ServerDates;
  errors: ErrorCapture;
  /** The responses of the session's calls, for the debug list of deviations. */
  answers: Backlog<ReceivedAnswer>;
  reportError: ReportError;
  /** The page at the address if it needs no sign-in. In that case the session is not started. */
  openPath: OpenPath | undefined;
  /** Whether a silent sign-in is likely to succeed: the tab keeps a refresh token. */
  hasSignedInBefore: boolean;
  /** The first language of the interface. */
  language: OwnLanguage;
  /** Sets the functions of the user interface. */
  handTo(view: SessionView): void;
}

/** Starts the session of the page, without waiting for the code of the user interface. */
export function startSession({ clock, languages = navigator.languages }: StartOptions): StartedSession {
  const stored = createStoredValues(undefined, appPath());
  const hasSignedInBefore = stored.refreshToken.read() !== null;
  const language = preferredLanguage(languages);
  const errors = captureErrors(clock);
  const answers = createBacklog<ReceivedAnswer>();
  const reportError = reportErrors(clock, () => scopeIn(session.state.peek()), errors.capture);
  const serverDates = keepServerDates(clock);
  let view: SessionView = { language: () => language, onPersonRefused() {}, onError() {} };
  const session = createSession({
    clock,
    onSend: serverDates.onSend,
    onWrite: askBeforeLeaving(window),
    onAnswer: (endpoint, value) => answers.add({ endpoint, value }),
    stored,
    browser: createSessionBrowser(clock, stored),
    language: () => view.language(),
    onEnded(end) {
      if (end === 'logOut') forgetPerson(stored);
    },
    onLogOut: () => removeOfflinePlan(stored.offlinePlan),
    onCallFailed: errors.capture,
    onPersonRefused: (problem) => view.onPersonRefused(problem),
    onError(error) {
      reportError(error);
      if (scopeIn(session.state.peek())) view.onError(error);
    },
  });
  session.state.subscribe((state) => {
    guardOfflinePlan(stored.offlinePlan, state);
    const failure = failureOf(state);
    if (failure) errors.capture(failure);
  });
  const openPath = openPathOf(appPathname());
  if (!openPath) session.start();
  hideWhileAway();
  return {
    clock,
    session,
    stored,
    serverDates,
    errors,
    answers,
    reportError,
    openPath,
    hasSignedInBefore,
    language,
    handTo(next) {
      view = next;
    },
  };
}

/** Removes the address, the drafts and the last viewed places, so that the next user starts at home. */
function forgetPerson(stored: StoredValues): void {
  window.history.replaceState(null, '', toDocumentHref(shellHrefs.home));
  stored.drafts.remove();
  forgetPlaces(stored);
}
