import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns the value of a signal. Renders again after each change. */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isFirst = true;
      return signal.subscribe(() => {
        // React compares the values itself after it has subscribed.
        if (!isFirst) onChange();
        isFirst = false;
      });
    },
    [signal],
  );
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
