import { useMediaQuery } from '../environment/useMediaQuery.ts';

/** Returns whether the window is as narrow as that of a phone: less than 640 px. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 640px)');
}

/** Returns whether the window is too narrow for the wide tools of the bar: less than 1280 px. */
export function useIsCompact(): boolean {
  return useMediaQuery('(width < 1280px)');
}
