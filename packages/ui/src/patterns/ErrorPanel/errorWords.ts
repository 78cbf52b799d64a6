import {
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  SessionEndedError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { NotDoneError } from '@selfservice/api/core/writes/settle-write';
import type { TFunction } from 'i18next';

/** Key of the sentence that says what kind of failure it was. */
export type ErrorTitle =
  | 'error.server'
  | 'error.client'
  | 'error.generic'
  | 'error.sessionEnded'
  | 'error.notTheBackend'
  | 'error.unknownOutcome'
  | 'error.notDone';

/** An error as a person reads it. */
export interface ErrorText {
  /** What could not be done, or what kind of failure it was. */
  title: string;
  /** Why; empty where the title says all that is known. */
  text: string;
}

/** The statuses with which the server refuses, saying why. */
const refusals: ReadonlySet<number> = new Set([400, 403, 409]);

/** The title of an error by its status. Specification 000 section 2, notification area. */
export function errorTitle(error: Error): ErrorTitle {
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'error.client';
  if (error instanceof SessionEndedError) return 'error.sessionEnded';
  if (error instanceof NotTheBackendError) return 'error.notTheBackend';
  if (error instanceof OutcomeUnknownError) return 'error.unknownOutcome';
  if (error instanceof NotDoneError) return 'error.notDone';
  if (!(error instanceof HttpError)) return 'error.generic';
  if (error.status >= 500) return 'error.server';
  return error.status >= 400 ? 'error.client' : 'error.generic';
}

/** Why the server refuses, in its own words; empty where it gives none, or where they are not for everybody's eyes. */
export function refusalWords(error: Error): string {
  return error instanceof HttpError && refusals.has(error.status) ? error.detail : '';
}

/**
 * Words an error: by the server's own words where it refuses with some, otherwise by its kind. Specification 000
 * sections 2 and 8.
 *
 * @param title what could not be done; default: the kind of the error
 */
export function errorText(t: TFunction<'patterns'>, error: Error, title?: string): ErrorText {
  const kind = t(errorTitle(error));
  const words = error instanceof OutcomeUnknownError ? t(errorTitle(error.cause)) : refusalWords(error);
  return title === undefined ? { title: kind, text: words } : { title, text: words || kind };
}

/** Everything technical that is known of an error, for somebody who reports it. */
export function rawMessage(error: Error): string {
  const status = error instanceof HttpError ? `${error.status} ${error.statusText}`.trim() : '';
  const address = 'url' in error ? String(error.url) : '';
  const cause = error instanceof OutcomeUnknownError ? rawMessage(error.cause) : '';
  const body = error instanceof NotTheBackendError ? error.body : '';
  return [error.message, status, address, cause, body]
    .filter((line, index, all) => line && all.indexOf(line) === index)
    .join('\n');
}
