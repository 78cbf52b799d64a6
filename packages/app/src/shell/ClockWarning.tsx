import type { Clock } from '@selfservice/api/core/clock';
import { clockDifference } from '@selfservice/api/core/clock-difference';
import { ClockNotice } from '@selfservice/ui/patterns/ClockNotice';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ServerDates } from './server-dates.ts';

/** How often is looked, in milliseconds. */
const pauseMs = 60_000;

export interface ClockWarningProps {
  /** The current time. */
  clock: Clock;
  /** What the last answers say of the server's clock. */
  dates: ServerDates;
}

/** Says that the device's clock is wrong while it is, until the person closes it. */
export function ClockWarning({ clock, dates }: ClockWarningProps): ReactNode {
  const [aheadMs, setAheadMs] = useState(0);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    let cancelTimer = () => {};

    function look(): void {
      cancelTimer = clock.after(pauseMs, look);
      const judged = clockDifference(dates.latest());
      // What cannot be told now leaves what was told before.
      if (judged === null) return;
      setAheadMs(judged);
      // A clock that goes wrong anew is told of anew.
      if (judged === 0) setIsClosed(false);
    }

    look();
    return () => cancelTimer();
  }, [clock, dates]);

  return aheadMs !== 0 && !isClosed && <ClockNotice aheadMs={aheadMs} onClose={() => setIsClosed(true)} />;
}
