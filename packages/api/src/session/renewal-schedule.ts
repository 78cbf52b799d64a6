import type { Clock } from '../core/clock.ts';
import { createRenewalRetry } from './renewal-retry.ts';
import type { Token } from './session.ts';
import { tokenTimes } from './token-times.ts';

/** The shortest interval between two scheduled renewals, whatever lifetime the server states. */
const shortestIntervalMs = 60_000;

/** Schedules the next renewal of a token. */
export interface RenewalSchedule {
  /** Schedules the renewal of a new token. */
  accept(token: Token): void;
  /**
   * Schedules another attempt after a failed one. Returns false if the token is given up.
   *
   * @param attemptMs the length of the failed attempt
   * @param askedMs how long the server asks to wait; it is heeded until the token expires
   */
  retry(attemptMs: number, askedMs: number): boolean;
  /** Called when the device resumes. Returns whether the renewal is overdue. */
  resume(): boolean;
  /** Cancels the scheduled renewal. */
  cancel(): void;
}

/** Creates a schedule without a token. `renew` is called when a renewal is due. */
export function createRenewalSchedule(clock: Clock, renew: () => void): RenewalSchedule {
  const retry = createRenewalRetry();
  let times = { expiresAt: 0, dueAt: 0 };
  let lastStartAt = -Infinity;
  let cancelTimer = () => {};

  function startTimer(ms: number, callback: () => void): void {
    cancelTimer();
    cancelTimer = clock.after(ms, callback);
  }

  return {
    accept(token) {
      const now = clock.epochMs();
      times = tokenTimes(token, now);
      retry.reset();
      startTimer(Math.max(times.dueAt, lastStartAt + shortestIntervalMs) - now, () => {
        lastStartAt = clock.epochMs();
        renew();
      });
    },
    retry(attemptMs, askedMs) {
      retry.addAttempt(attemptMs);
      const now = clock.epochMs();
      if (now >= times.expiresAt && retry.isExhausted()) return false;
      const pauseMs = Math.max(retry.nextPauseMs(), Math.min(askedMs, times.expiresAt - now));
      startTimer(pauseMs, () => {
        retry.addPause(pauseMs);
        renew();
      });
      return true;
    },
    resume() {
      const isDue = clock.epochMs() >= times.dueAt;
      if (isDue) retry.resume();
      return isDue;
    },
    cancel: () => cancelTimer(),
  };
}
