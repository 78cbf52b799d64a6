import type { Clock } from '@selfservice/api/core/clock';
import { useEffect, useState } from 'react';

/** The time after which a step without a confirmation is no longer expected to be done, in milliseconds. */
const unconfirmedAfterMs = 8000;

/**
 * Looks in each frame whether the product confirms a step. A late confirmation counts too.
 *
 * @param isConfirmed looks at the screen; a new function begins again; null for no step
 * @returns whether the confirmation is overdue
 */
export function useConfirmation(
  clock: Clock,
  isConfirmed: (() => boolean) | null,
  onConfirmed: () => void,
): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isConfirmed) return undefined;
    let request = requestAnimationFrame(function look() {
      request = requestAnimationFrame(look);
      if (isConfirmed()) onConfirmed();
    });
    const cancel = clock.after(unconfirmedAfterMs, () => setOverdue(true));
    return () => {
      cancelAnimationFrame(request);
      cancel();
      setOverdue(false);
    };
  }, [clock, isConfirmed, onConfirmed]);
  return isOverdue;
}
