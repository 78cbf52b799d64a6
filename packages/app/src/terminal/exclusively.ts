import { attemptMs } from '@selfservice/api/core/outbox/attempt';

/** Since when another tab holds each lock without a break, in milliseconds since 1970. */
const refusedSince = new Map<string, number>();

/**
 * Runs work while no other tab of the device runs work of that name; returns null if another tab does. A tab that the browser
 * has frozen keeps its lock: after a minute it is taken from it, and the claims of the passes keep both tabs from sending the
 * same one. Browsers have locks only on a secure connection and may refuse them; then the work runs immediately.
 */
export async function exclusively<T>(name: string, nowMs: number, work: () => Promise<T>): Promise<T | null> {
  let begun: Promise<T> | null = null;
  function begin(): Promise<T> {
    begun = work();
    return begun;
  }
  const since = refusedSince.get(name);
  const options = since !== undefined && nowMs - since >= attemptMs ? { steal: true } : { ifAvailable: true };
  try {
    return await navigator.locks.request(name, options, (lock) => {
      if (lock) refusedSince.delete(name);
      else refusedSince.set(name, since ?? nowMs);
      return lock ? begin() : null;
    });
  } catch {
    // The lock was refused, or another tab has taken it. Work that has begun continues and is not repeated.
    return begun ?? work();
  }
}
