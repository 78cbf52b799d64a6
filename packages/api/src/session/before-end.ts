import { toError } from '../core/errors.ts';

/** What is called back before a sign-in ends, such as a write that waits. */
export interface BeforeEnd {
  /** Returns a function that unsubscribes. */
  subscribe(callback: () => void): () => void;
  /** Calls everybody back; one that fails keeps no other from it. */
  notify(): void;
  /** Forgets everybody. */
  clear(): void;
}

/** Nobody is subscribed yet; `onError` hears of a callback that threw. */
export function createBeforeEnd(onError: (error: Error) => void): BeforeEnd {
  const callbacks = new Set<() => void>();
  return {
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    notify() {
      for (const callback of callbacks) {
        try {
          callback();
        } catch (error) {
          onError(toError(error));
        }
      }
    },
    clear: () => callbacks.clear(),
  };
}
