/** Time awake without a network after which an expired token is given up. @requirement session-25 */
const longestAwakeMs = 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 15_000;
/** An attempt counts for at most this time, because the device may have slept during it. */
const longestAttemptMs = 30_000;

/** Decides how often and how long to retry while the server cannot be reached. */
export interface RenewalRetry {
  /** Adds the time of a failed attempt, in milliseconds. */
  addAttempt(ms: number): void;
  /** Adds the time of a pause during which the device was awake. */
  addPause(ms: number): void;
  /** Returns the pause before the next attempt, in milliseconds. Each pause is twice as long as the previous one. */
  nextPauseMs(): number;
  /** Returns whether the device has been awake without a network for too long. */
  isExhausted(): boolean;
  /** Called when the device resumes. Only the time from now on counts. */
  resume(): void;
  /** Called when a token has arrived. Starts counting again. */
  reset(): void;
}

/** Creates a counter that starts at zero. */
export function createRenewalRetry(): RenewalRetry {
  let pauseMs = firstPauseMs;
  let awakeMs = 0;
  return {
    addAttempt(ms) {
      awakeMs += Math.min(ms, longestAttemptMs);
    },
    addPause(ms) {
      awakeMs += ms;
    },
    nextPauseMs() {
      const next = pauseMs;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      return next;
    },
    isExhausted: () => awakeMs >= longestAwakeMs,
    resume() {
      awakeMs = 0;
    },
    reset() {
      pauseMs = firstPauseMs;
      awakeMs = 0;
    },
  };
}
