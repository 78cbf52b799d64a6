import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/** The date and time on the wall, anew with each second. Specification 001 section 9. */
export function useSecond(clock: Clock): LocalDateTime {
  const [now, setNow] = useState(() => clock.localNow());
  useEffect(() => {
    let cancel = () => {};
    // The wait ends with the second, so that the clock is never half a second late.
    const wait = () => {
      cancel = clock.after(secondMs - (clock.epochMs() % secondMs), tick);
    };
    const tick = () => {
      setNow(clock.localNow());
      wait();
    };
    // Time may have passed since the first look.
    tick();
    return () => cancel();
  }, [clock]);
  return now;
}
