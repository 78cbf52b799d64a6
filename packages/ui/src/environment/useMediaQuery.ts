import { useSyncExternalStore } from 'react';
import { matchesMedia, mediaQuery } from '../tokens/mediaQuery.ts';

/** Returns whether the window matches a media query, for example `(width < 640px)`. On a server none matches. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = mediaQuery(query);
    list?.addEventListener('change', onChange);
    return () => list?.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
