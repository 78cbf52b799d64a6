import type { Clock } from '@selfservice/api/core/clock';
import { localDateTime, localDateTimeFromDevice } from '@selfservice/api/core/local-date';

/**
 * A clock that begins at a day and time on the wall and runs on from there with the device's, also while the computer
 * sleeps. A test that moves time itself uses a manual clock instead.
 *
 * @throws RangeError `begin` is no date and time
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
