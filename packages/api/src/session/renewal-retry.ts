/** An expired token is given up after this time awake without a network. Decisions on sleeping devices. */
const longestAwakeMs = 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 15_000;
/** No attempt counts for more: the device may have slept in the middle of it. */
const longestAttemptMs = 30_000;

/** How long a server that cannot be reached is asked again, and how often. */
export interface RenewalRetry {
  /** Counts an attempt that has failed. */
  addAttempt(ms: number): void;
  /** Counts a pause through which the device was awake. */
  addPause(ms: number): void;
  /** The pause before the next attempt, in milliseconds: each is twice as long as the one before. */
  nextPauseMs(): number;
  /** The device has been awake for so long without a network that an expired token is given up. */
  isExhausted(): boolean;
  /** The device resumes: only the time from now on counts. */
  resume(): void;
  /** A token has come: everything begins anew. */
  reset(): void;
}

/** Begins with nothing counted. */
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
