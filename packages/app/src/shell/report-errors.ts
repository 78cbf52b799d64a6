import type { Clock } from '@selfservice/api/core/clock';
import { SessionEndedError, toError } from '@selfservice/api/core/errors';
import type { ErrorReporter } from '@selfservice/api/errors/create-error-reporter';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { version } from './build-mark.ts';

/** Reports what was thrown to the error service, by the calls of a sign-in; default: of the one that it is now. */
export type ReportError = (thrown: unknown, from?: SessionScope | null) => void;

/**
 * Reports everything on the page that nobody catches, and what the returned function is given.
 *
 * @param onError hears of each of them as well, also while nobody is signed in
 */
export function reportErrors(
  clock: Clock,
  currentScope: () => SessionScope | null,
  onError: (error: Error) => void,
): ReportError {
  let reporter: Promise<ErrorReporter> | null = null;

  async function startReporter(): Promise<ErrorReporter> {
    const { createErrorReporter } = await import('@selfservice/api/errors/create-error-reporter');
    return createErrorReporter({
      clock,
      route: () => window.location.pathname,
      version,
      userAgent: navigator.userAgent,
    });
  }

  function reportError(thrown: unknown, from = currentScope()): void {
    // A call that ended with its session has not failed.
    if (thrown instanceof SessionEndedError) return;
    const error = toError(thrown);
    onError(error);
    // The error service takes nothing from strangers.
    if (!from || from.signal.aborted) return;
    const { transport } = from;
    reporter ??= startReporter();
    // Without its code there is nobody to tell; the next failure asks for it again.
    reporter.then(
      ({ report }) => report(error, transport),
      () => {
        reporter = null;
      },
    );
  }

  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  return reportError;
}
