import { useSyncExternalStore } from 'react';

/** Whether the window is as narrow as that of a phone. */
export function useIsPhone(): boolean {
  return useNarrower(640);
}

/** Whether there is no room for the wide tools of the plan beside each other. */
export function useIsCompact(): boolean {
  return useNarrower(1280);
}

function useNarrower(pixels: number): boolean {
  const query = `(width < ${pixels}px)`;
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
