import {
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  SessionEndedError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { HiddenResultError, NotDoneError, NotFoundYetError } from '@selfservice/api/core/outbox/settle-write';
import type { Language } from '@selfservice/api/core/language';
import type { TFunction } from 'i18next';
import { formatSize } from '../../i18n/formatSize.ts';

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

/** The texts of an error for the user. */
export interface ErrorText {
  /** The action that failed, or the kind of failure. */
  title: string;
  /** The reason; empty if the title says everything. */
  text: string;
}

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

/**
 * Returns the text of an error, with the size that was too large or the time to wait where they are known.
 *
 * @param key the text without them
 */
function kindText(
  t: TFunction<'patterns'>,
  language: Language,
  error: Error,
  key: ReturnType<typeof reasonOf> = errorTitle(error),
): string {
  if (error instanceof HttpError) {
    const { status, sentBytes, retryAfterSeconds: wait } = error;
    if (status === 413 && sentBytes) return t('error.tooLargeOf', { size: formatSize(sentBytes, language) });
    if (status === 429 && wait !== null)
      return t('error.tooManyUntil', { wait: wait < 100 ? `${wait} s` : `${Math.ceil(wait / 60)} min` });
  }
  return t(key);
}

/**
 * Returns the texts of an error. A refusal shows the server's message, without one a reason for its status. Other errors
 * show their kind.
 *
 * @param title the action that failed; default: the kind of error
 */
export function errorText(
  t: TFunction<'patterns'>,
  language: Language,
  error: Error,
  title?: string,
): ErrorText {
  const kind = kindText(t, language, error);
  const words =
    error instanceof OutcomeUnknownError ? kindText(t, language, error.cause) : refusalWords(error);
  if (title === undefined) return { title: kind, text: words };
  return { title, text: words || kindText(t, language, error, reasonOf(error)) };
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
