import type { Clock } from '@selfservice/api/core/clock';
import { useEffect, useState } from 'react';
import { wallMinutes } from '../geometry/wallMinutes.ts';

/** The time after which the line of the current time moves, in milliseconds. */
const refreshMs = 10_000;

/** Returns the current wall minute, updated every ten seconds. */
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
