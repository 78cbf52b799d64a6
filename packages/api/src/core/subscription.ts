import type { Observable } from './observable.ts';

/** The subscribers of a model that fetches only while it has one. */
export interface Subscription {
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Whether there is a subscriber. */
  isActive(): boolean;
}

/**
 * Creates the subscription of a model.
 *
 * @param stateOf returns the state of the model; called for each subscriber
 * @param start called for the first subscriber; returns a function that is called after the last one
 */
export function createSubscription(
  stateOf: () => Observable<unknown>,
  start: () => () => void,
): Subscription {
  let count = 0;
  let stop = () => {};
  return {
    subscribe(listener) {
      count += 1;
      if (count === 1) stop = start();
      const unsubscribe = stateOf().subscribe(listener);
      return () => {
        unsubscribe();
        count -= 1;
        if (count === 0) stop();
      };
    },
    isActive: () => count > 0,
  };
}
