import type { Centre } from '@selfservice/api/centres/centres';
import { useState } from 'react';
import { useRecentCentres } from '../../environment/Environment.tsx';

/** How many are shown: as many as stand beside each other on a phone. */
const shown = 3;

/**
 * The centres that were chosen before, without the one that is chosen now. They stay the same while the picker is open.
 *
 * @param chosen what is chosen when it opens; null for nothing
 */
export function useRecent(chosen: Centre | null) {
  const stored = useRecentCentres();
  const [recent] = useState(() =>
    (stored.read() ?? []).filter(({ id }) => id !== chosen?.id).slice(0, shown),
  );
  return {
    recent,
    /** A centre has been chosen. */
    remember(centre: Centre) {
      const others = (stored.read() ?? []).filter(({ id }) => id !== centre.id);
      stored.write([centre, ...others].slice(0, shown + 1));
    },
  };
}
