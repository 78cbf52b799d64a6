import type { Clock } from '@selfservice/api/core/clock';
import { localDateTime, localDateTimeFromDevice } from '@selfservice/api/core/local-date';

/** A clock that begins at a day and time on the wall and runs on from there at the pace of the device. */
export function createRunningClock(begin: string): Clock {
  const wallBegin = new Date(localDateTime(begin)).getTime();
  const deviceBegin = performance.now();
  const now = () => wallBegin + (performance.now() - deviceBegin);
  return {
    epochMs: now,
    localNow: () => localDateTimeFromDevice(new Date(now())),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
