import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Returns the local date and time, refreshed every second. @requirement terminal-1 */
export function useSecond(clock: Clock): LocalDateTime {
  const [now, setNow] = useState(() => clock.localNow());
  useEffect(() => {
    let cancel = () => {};
    // The wait ends at the full second, so that the clock is never half a second late.
    const wait = () => {
      cancel = clock.after(secondMs - (clock.epochMs() % secondMs), tick);
    };
    const tick = () => {
      setNow(clock.localNow());
      wait();
    };
    // Time may have passed since the first render.
    tick();
    return () => cancel();
  }, [clock]);
  return now;
}
