import type { Clock } from '@selfservice/api/core/clock';
import { clockDifference } from '@selfservice/api/core/clock-difference';
import { ClockNotice } from '@selfservice/ui/patterns/ClockNotice';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ServerDates } from './server-dates.ts';

/** Interval of the checks, in milliseconds. */
const pauseMs = 60_000;

export interface ClockWarningProps {
  /** The current time. */
  clock: Clock;
  /** The dates of the last responses. */
  dates: ServerDates;
}

/** Warns while the clock of the device is wrong, until the user closes the warning. */
export function ClockWarning({ clock, dates }: ClockWarningProps): ReactNode {
  const [aheadMs, setAheadMs] = useState(0);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    let cancelTimer = () => {};

    function check(): void {
      cancelTimer = clock.after(pauseMs, check);
      const differenceMs = clockDifference(dates.latest());
      // Without a new result the previous one stays.
      if (differenceMs === null) return;
      setAheadMs(differenceMs);
      // The warning appears again for the next wrong time.
      if (differenceMs === 0) setIsClosed(false);
    }

    check();
    return () => cancelTimer();
  }, [clock, dates]);

  return aheadMs !== 0 && !isClosed && <ClockNotice aheadMs={aheadMs} onClose={() => setIsClosed(true)} />;
}
