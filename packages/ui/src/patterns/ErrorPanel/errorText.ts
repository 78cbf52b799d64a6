import { HttpError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { Language } from '@selfservice/api/core/language';
import type { TFunction } from 'i18next';
import { formatSize } from '../../i18n/formatSize.ts';
import { errorTitle, reasonOf, refusalWords } from './errorWords.ts';

/** The texts of an error for the user. */
export interface ErrorText {
  /** The action that failed, or the kind of failure. */
  title: string;
  /** The reason; empty if the title says everything. */
  text: string;
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
  if (!(error instanceof HttpError)) return t(key);
  const { sentBytes, headers } = error;
  const wait = retryAfterSeconds(headers);
  if (key === 'error.tooLarge' && sentBytes)
    return t('error.tooLargeOf', { size: formatSize(sentBytes, language) });
  if (key === 'error.tooMany' && wait !== null)
    return t('error.tooManyUntil', { wait: wait < 100 ? `${wait} s` : `${Math.ceil(wait / 60)} min` });
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

/** Returns the seconds after which the server accepts another attempt; null if its headers name none. */
function retryAfterSeconds({ 'retry-after': wait = '', date = '' }: HttpError['headers']): number | null {
  if (/^\d+$/.test(wait)) return Number(wait);
  // Both dates are of the clock of the server.
  const ms = Date.parse(wait) - Date.parse(date);
  return ms >= 0 ? Math.ceil(ms / 1000) : null;
}
