import type { LocalDateTime } from './local-date.ts';
import { localDateTimeFromDevice } from './local-date.ts';

/** The only source of the current time. It is injected, so that stories and tests can control it. */
export interface Clock {
  /** Milliseconds since 1970 in UTC, for lifetimes and delays. Never used for dates on the screen. */
  epochMs(): number;
  /** Milliseconds that only grow, whatever the device's clock is set to. The sleep of the device may not count. */
  elapsedMs(): number;
  /** The wall-clock date and time of the user. */
  localNow(): LocalDateTime;
  /** Calls back once after `ms` milliseconds, without an upper limit. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest delay of `setTimeout`; it fires immediately for a longer one. */
const longestDelayMs = 2 ** 31 - 1;

/** The clock of the device. */
export const systemClock: Clock = {
  epochMs: () => Date.now(),
  elapsedMs: () => performance.now(),
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

/**
 * Starts to measure an age. Returns a function that returns the milliseconds since then: the longer of the times by the device's
 * clock, which can be set back, and by `elapsedMs`, which may not count sleep.
 */
export function startAge({ epochMs, elapsedMs }: Pick<Clock, 'epochMs' | 'elapsedMs'>): () => number {
  const [epoch, elapsed] = [epochMs(), elapsedMs()];
  return () => Math.max(epochMs() - epoch, elapsedMs() - elapsed);
}
