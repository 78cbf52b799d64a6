import type { Clock } from '@selfservice/api/core/clock';
import { localDateTime, localDateTimeFromDevice } from '@selfservice/api/core/local-date';

/**
 * Creates a clock that starts at a local date and time and runs with the clock of the device, also while the computer
 * sleeps. A test that controls the time uses `createManualClock` instead.
 *
 * @throws RangeError `begin` is not a date and time
 */
export function createRunningClock(begin: string): Clock {
  const wallBegin = new Date(localDateTime(begin)).getTime();
  const deviceBegin = Date.now();
  const now = () => wallBegin + (Date.now() - deviceBegin);
  return {
    epochMs: now,
    localNow: () => localDateTimeFromDevice(new Date(now())),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
