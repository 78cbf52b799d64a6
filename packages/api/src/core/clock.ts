import type { LocalDateTime } from './local-date.ts';
import { localDateTimeFromDevice } from './local-date.ts';

/** The one source of the current time. It is handed in, so that stories and tests can stand still. */
export interface Clock {
  /** Milliseconds since 1970 in UTC: for lifetimes and waiting, never for a date on the screen. */
  epochMs(): number;
  /** The date and time on the wall where the user is. */
  localNow(): LocalDateTime;
  /** Calls back once after `ms` milliseconds, however many they are. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest delay that `setTimeout` takes; it fires at once for any longer one. */
const longestDelayMs = 2 ** 31 - 1;

/** The device's clock. */
export const systemClock: Clock = {
  epochMs: () => Date.now(),
  localNow: () => localDateTimeFromDevice(new Date()),
  after(ms, callback) {
    let timer: ReturnType<typeof setTimeout>;
    function wait(leftMs: number): void {
      const delayMs = Math.min(leftMs, longestDelayMs);
      timer = setTimeout(() => {
        if (leftMs > delayMs) wait(leftMs - delayMs);
        else callback();
      }, delayMs);
    }
    wait(ms);
    return () => clearTimeout(timer);
  },
};
