import type { Clock } from '../core/clock.ts';
import { createRenewalRetry } from './renewal-retry.ts';
import type { Token } from './session.ts';
import { tokenTimes } from './token-times.ts';

/** A clock starts no two renewals closer together than this, whatever lifetime the server states. */
const shortestIntervalMs = 60_000;

/** When the next renewal begins by itself. */
export interface RenewalSchedule {
  /** A token has come: the next renewal is that of this one. */
  accept(token: Token): void;
  /** An attempt of this length has failed. Returns whether there will be another one: the token may be given up. */
  retry(attemptMs: number): boolean;
  /** The device resumes. Returns whether the time for a renewal has passed. */
  resume(): boolean;
  /** Nothing begins by itself. */
  cancel(): void;
}

/** Begins without a token; `renew` is called when the time has come. */
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
    retry(attemptMs) {
      retry.addAttempt(attemptMs);
      if (clock.epochMs() >= times.expiresAt && retry.isExhausted()) return false;
      const pauseMs = retry.nextPauseMs();
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
