import { useSyncExternalStore } from 'react';

const narrow = '(width < 640px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as that of a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}
