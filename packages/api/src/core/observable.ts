/** A value that says when it changes. */
export interface Observable<T> {
  get(): T;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** An observable as its owner has it. */
export interface OwnObservable<T> extends Observable<T> {
  set(next: T): void;
}

/** Creates an observable. */
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
