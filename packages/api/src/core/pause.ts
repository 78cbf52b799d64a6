import type { Clock } from './clock.ts';

/**
 * Waits for some milliseconds on a clock.
 *
 * @throws the signal's reason once it is aborted
 */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      cancel();
      // The reason is whatever the one who aborts gives.
      reject(signal.reason as Error);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
