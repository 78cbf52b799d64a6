import { useSyncExternalStore } from 'react';

/** The height of one row, in pixels: what `--row-height` says at the width of the window. */
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
