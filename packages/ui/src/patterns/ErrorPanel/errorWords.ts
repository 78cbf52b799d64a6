import {
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  SessionEndedError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { HiddenResultError, NotDoneError, NotFoundYetError } from '@selfservice/api/core/outbox/settle-write';

/** The message key of a kind of failure. */
export type ErrorTitle =
  | 'error.server'
  | 'error.client'
  | 'error.tooLarge'
  | 'error.tooMany'
  | 'error.generic'
  | 'error.sessionEnded'
  | 'error.notTheBackend'
  | 'error.unknownOutcome'
  | 'error.notDone'
  | 'error.notFoundYet'
  | 'error.hiddenResult';

/** The refusals whose body explains the reason to the user, and the reasons to show without such a body. */
const refusals = new Map<number, 'error.refused' | 'error.notAllowed' | 'error.conflict'>([
  [400, 'error.refused'],
  [403, 'error.notAllowed'],
  [409, 'error.conflict'],
]);

/** Returns the title of an error: by status for an HTTP error, otherwise by class. */
export function errorTitle(error: Error): ErrorTitle {
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'error.client';
  if (error instanceof SessionEndedError) return 'error.sessionEnded';
  if (error instanceof NotTheBackendError) return 'error.notTheBackend';
  if (error instanceof OutcomeUnknownError) return 'error.unknownOutcome';
  if (error instanceof NotDoneError) return 'error.notDone';
  if (error instanceof NotFoundYetError) return 'error.notFoundYet';
  if (error instanceof HiddenResultError) return 'error.hiddenResult';
  if (!(error instanceof HttpError)) return 'error.generic';
  if (error.status === 413) return 'error.tooLarge';
  if (error.status === 429) return 'error.tooMany';
  if (error.status >= 500) return 'error.server';
  return error.status >= 400 ? 'error.client' : 'error.generic';
}

/**
 * Returns whether another service answered in place of the server, so that loading the page again can lead to its sign-in: the
 * browser then shows the page that a call cannot follow.
 */
export function mayNeedReload(error: Error): boolean {
  const cause = error instanceof OutcomeUnknownError ? error.cause : error;
  return cause instanceof NotTheBackendError && cause.reason !== 'brokenJson';
}

/** Returns the key of the button for another attempt: an unknown outcome is checked first. */
export function attemptKey(error: Error): 'error.check' | 'error.retry' {
  return error instanceof OutcomeUnknownError ? 'error.check' : 'error.retry';
}

/** Returns the server's message for a refusal (400, 403, 409); empty for other errors and without a message. */
export function refusalWords(error: Error): string {
  return error instanceof HttpError && refusals.has(error.status) ? error.detail : '';
}

/** Returns the message key of the reason of an error without a message for the user. */
export function reasonOf(error: Error): ErrorTitle | 'error.refused' | 'error.notAllowed' | 'error.conflict' {
  const reason = error instanceof HttpError ? refusals.get(error.status) : undefined;
  return reason ?? errorTitle(error);
}

/** Returns all technical details of an error, line by line, for a report to the administrator. */
export function rawMessage(error: Error): string {
  const status = error instanceof HttpError ? `${error.status} ${error.statusText}`.trim() : '';
  const address = 'url' in error ? String(error.url) : '';
  const cause = error instanceof OutcomeUnknownError ? rawMessage(error.cause) : '';
  const body = error instanceof NotTheBackendError ? error.body : '';
  return [error.message, status, address, cause, body]
    .filter((line, index, all) => line && all.indexOf(line) === index)
    .join('\n');
}
