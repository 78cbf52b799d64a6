import { toError } from '../core/errors.ts';

/** The callbacks before the end of a sign-in, for example to send pending writes. */
export interface BeforeEnd {
  /** Adds a callback. Returns a function that removes it. */
  subscribe(callback: () => void): () => void;
  /** Calls all callbacks, also after one of them has thrown. */
  notify(): void;
  /** Removes all callbacks. */
  clear(): void;
}

/** Creates an empty list. `onError` is called with the error of a callback that throws. */
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
