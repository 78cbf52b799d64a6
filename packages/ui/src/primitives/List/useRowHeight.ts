import { useSyncExternalStore } from 'react';

/** Returns the default height of a row in pixels: the value of `--row-height` at the current window width. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function read(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-height')) || 40;
}
