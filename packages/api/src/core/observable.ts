/** A value with subscribers. */
export interface Observable<T> {
  get(): T;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** An observable that its owner can change. */
export interface OwnObservable<T> extends Observable<T> {
  set(next: T): void;
}

/** Creates an observable with its first value. Subscribers are not notified if the new value equals the old one. */
export function createObservable<T>(first: T): OwnObservable<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
