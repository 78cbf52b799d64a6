import type { Clock } from '@selfservice/api/core/clock';
import { useEffect, useState } from 'react';
import { wallMinutes } from '../geometry/wallMinutes.ts';

/** How often the line of the moment moves. Specification 001 section 9. */
const refreshMs = 10_000;

/** The wall minute that it is now. */
export function useNow(clock: Clock): number {
  const [now, setNow] = useState(() => wallMinutes(clock.localNow()));
  useEffect(() => {
    let cancel = () => {};
    const tick = () => {
      setNow(wallMinutes(clock.localNow()));
      cancel = clock.after(refreshMs, tick);
    };
    cancel = clock.after(refreshMs, tick);
    return () => cancel();
  }, [clock]);
  return now;
}
