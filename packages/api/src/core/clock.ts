import type { LocalDateTime } from './local-date.ts';
import { localDateTimeFromDevice } from './local-date.ts';

/** The one source of the current time. It is handed in, so that stories and tests can stand still. */
export interface Clock {
  /** Milliseconds since 1970 in UTC: for lifetimes and waiting, never for a date on the screen. */
  epochMs(): number;
  /** The date and time on the wall where the user is. */
  localNow(): LocalDateTime;
  /** Calls back once after `ms` milliseconds. Answers a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The device's clock. */
export const systemClock: Clock = {
  epochMs: () => Date.now(),
  localNow: () => localDateTimeFromDevice(new Date()),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
