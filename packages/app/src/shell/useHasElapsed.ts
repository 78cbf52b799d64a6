import type { Clock } from '@selfservice/api/core/clock';
import { useEffect, useState } from 'react';

/**
 * Whether some time has passed since the component was first shown.
 *
 * @param clock tells the time
 * @param ms how long, in milliseconds
 */
export function useHasElapsed(clock: Clock, ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => clock.after(ms, () => setIsLater(true)), [clock, ms]);
  return isLater;
}
