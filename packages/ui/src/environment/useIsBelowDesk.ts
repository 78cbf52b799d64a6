import { useMediaQuery } from './useMediaQuery.ts';

/** Returns whether the window is narrower than that of a desk: less than 1024 px. A screen then has one bar. */
export function useIsBelowDesk(): boolean {
  return useMediaQuery('(width < 1024px)');
}
