import { useSyncExternalStore } from 'react';

const paper = 'print';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(paper);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The page is being printed: paper does not scroll, so that everything has to be drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(paper).matches);
}
