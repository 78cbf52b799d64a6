/** Maximum number of kept values, the same as that of the debug error list. */
const limit = 50;

/** Keeps values until the receiver is known, which only debug mode loads. */
export interface Backlog<T> {
  /** Adds a value. The newest ones are kept until a receiver is set. */
  add(value: T): void;
  /** Sets the receiver. It gets the kept values, the oldest first, and then each new one. */
  handTo(take: (value: T) => void): void;
}

/** Creates an empty backlog. */
export function createBacklog<T>(): Backlog<T> {
  let kept: T[] = [];
  let take = (value: T): void => {
    kept = [...kept, value].slice(-limit);
  };
  return {
    add: (value) => take(value),
    handTo(next) {
      for (const value of kept) next(value);
      kept = [];
      take = next;
    },
  };
}
