import { useMediaQuery } from '../environment/useMediaQuery.ts';

/** Whether the window is as narrow as that of a phone. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 640px)');
}

/** Whether there is no room for the wide tools of the plan beside each other. */
export function useIsCompact(): boolean {
  return useMediaQuery('(width < 1280px)');
}
