import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { fromUtcDate, toUtcDate } from '@selfservice/api/core/local-date';

/** A clock for stories and tests that moves only by its methods. */
export interface ManualClock extends Clock {
  /** Moves the time forward and runs every timer that is due, in order. */
  advance(ms: number): void;
  /** Moves the time forward like a sleeping computer: timers run late, on the next advance. */
  sleep(ms: number): void;
}

interface Timer {
  due: number;
  callback: () => void;
}

/** Creates a clock that starts at a local date and time. */
export function createManualClock(start: LocalDateTime): ManualClock {
  let now = toUtcDate(start).getTime();
  const timers = new Set<Timer>();

  const nextDue = (until: number) =>
    [...timers].filter((timer) => timer.due <= until).toSorted((a, b) => a.due - b.due)[0];

  return {
    epochMs: () => now,
    elapsedMs: () => now,
    localNow: () => fromUtcDate(new Date(now)),
    after(ms, callback) {
      const timer = { due: now + ms, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.due);
        timer.callback();
      }
      now = until;
    },
    sleep(ms) {
      now += ms;
    },
  };
}
