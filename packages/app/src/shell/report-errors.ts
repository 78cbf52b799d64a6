import type { Clock } from '@selfservice/api/core/clock';
import { SessionEndedError, toError } from '@selfservice/api/core/errors';
import type { ErrorReporter } from '@selfservice/api/errors/create-error-reporter';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { version } from './build-mark.ts';

/** Reports an error to the error service with the token of a scope. Default: the current one. */
export type ReportError = (thrown: unknown, from?: SessionScope | null) => void;

/**
 * Reports all uncaught errors of the product, and the errors passed to the returned function.
 *
 * @param onError called with each error, also while no one is signed in
 * @requirement shell-52
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
    // The end of the session is not a failure of its calls.
    if (thrown instanceof SessionEndedError) return;
    const error = toError(thrown);
    onError(error);
    // The error service needs a token.
    if (!from || from.signal.aborted) return;
    const { transport } = from;
    reporter ??= startReporter();
    // If the code of the reporter cannot be fetched, the next error fetches it again.
    reporter.then(
      ({ report }) => report(error, transport),
      () => {
        reporter = null;
      },
    );
  }

  window.addEventListener('error', ({ error }) => {
    if (!isForeign(error)) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) reportError(reason);
  });
  return reportError;
}

/**
 * Whether an uncaught error is not the product's: a notice of the browser (`ResizeObserver loop …`) or of a script of another origin
 * (`Script error.`), which have no error, or an error of an extension.
 */
function isForeign(thrown: unknown): boolean {
  if (thrown === null || thrown === undefined) return true;
  return thrown instanceof Error && /\b[a-z-]+-extension:\/\//.test(thrown.stack ?? '');
}
