import { HttpError, NetworkError, TimeoutError } from '@selfservice/api/core/errors';

/** Key of the sentence that says what kind of failure it was. */
export type ErrorTitle = 'error.server' | 'error.client' | 'error.generic';

/** The title of an error by its status. Specification 000 section 2, notification area. */
export function errorTitle(error: Error): ErrorTitle {
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'error.client';
  if (!(error instanceof HttpError)) return 'error.generic';
  if (error.status >= 500) return 'error.server';
  return error.status >= 400 ? 'error.client' : 'error.generic';
}

/** Everything technical that is known of an error, for somebody who reports it. */
export function rawMessage(error: Error): string {
  const status = error instanceof HttpError ? `${error.status} ${error.statusText}`.trim() : '';
  const address = 'url' in error ? String(error.url) : '';
  return [error.message, status, address]
    .filter((line, index, all) => line && all.indexOf(line) === index)
    .join('\n');
}
