import { useSyncExternalStore } from 'react';

/** On a narrow window the chooser has a row for each of its buttons. */
const query = '(height < 22rem), (width < 30rem) and (height < 34rem)';

/** Whether the window is too low for a list above the chooser, as where it is magnified. */
export function useIsLow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
