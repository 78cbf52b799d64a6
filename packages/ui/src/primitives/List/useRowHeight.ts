import { useSyncExternalStore } from 'react';

/** The height of a row on a desk, in pixels. */
const deskHeight = 40;

/**
 * Returns the default height of a row in pixels: the value of `--row-height` at the current window width. On a server that
 * of a desk.
 */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, () => deskHeight);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function read(): number {
  return (
    parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-height')) || deskHeight
  );
}
