import type { Centre } from '@selfservice/api/centres/centres';
import { useState } from 'react';
import { useRecentCentres } from '../../environment/Environment.tsx';

/** Number of recent centres: as many as fit beside each other on a phone. */
const shown = 3;

/**
 * Returns the recently chosen centres without the current one; they do not change while the picker is open.
 *
 * @param chosen the centre that is chosen when the picker opens; null for none
 * @requirement centres-10
 */
export function useRecent(chosen: Centre | null) {
  const stored = useRecentCentres();
  const [recent] = useState(() =>
    (stored.read() ?? []).filter(({ id }) => id !== chosen?.id).slice(0, shown),
  );
  return {
    recent,
    /** Stores a chosen centre. */
    remember(centre: Centre) {
      const others = (stored.read() ?? []).filter(({ id }) => id !== centre.id);
      stored.write([centre, ...others].slice(0, shown + 1));
    },
  };
}
