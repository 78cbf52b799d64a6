import type { Clock } from '@selfservice/api/core/clock';
import { localDateTime, localDateTimeFromDevice } from '@selfservice/api/core/local-date';
import type { Scenario } from './scenario.ts';

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
    elapsedMs: () => performance.now(),
    localNow: () => localDateTimeFromDevice(new Date(now())),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * Creates the clock of a scenario. A standing one always has the same date and time; delays and lifetimes run, so that a
 * notification disappears and a session ends as usual.
 *
 * @throws RangeError `at` is not a date and time
 */
export function createScenarioClock({ at, clock }: Pick<Scenario, 'at' | 'clock'>): Clock {
  const running = createRunningClock(at);
  if (clock === 'running') return running;
  const moment = localDateTime(at);
  return { ...running, localNow: () => moment };
}
