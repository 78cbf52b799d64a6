import { HttpError } from './errors.ts';

/** The statuses of a server that has not looked at a call and asks to repeat it: timeout, too early, too many requests. */
const unseen: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a server has not looked at a call and asks to repeat it later. */
export function isToBeRepeated(error: unknown): boolean {
  return error instanceof HttpError && unseen.has(error.status);
}

/**
 * Returns how long a server asks to wait before the call is repeated (`Retry-After`), in milliseconds. 0 if it does not say.
 *
 * @param now the current time, as milliseconds since 1970, for a server that names a moment and no current time
 */
export function retryAfterMs(error: unknown, now: number): number {
  const value = error instanceof HttpError ? error.headers['retry-after']?.trim() : undefined;
  if (!value) return 0;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // The clock of the device may be wrong.
  const current = Date.parse((error as HttpError).headers['date'] ?? '') || now;
  return Math.max(0, (Date.parse(value) || 0) - current);
}
