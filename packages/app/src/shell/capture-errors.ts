import type { Clock } from '@selfservice/api/core/clock';
import type { CapturedError } from '@selfservice/api/errors/create-error-list';

/** As many as the list itself keeps. */
const limit = 50;

/** Hears of an error. */
type Take = (captured: CapturedError) => void;

/** The errors of the page for the debug error list, from the first one on. */
export interface ErrorCapture {
  /** Takes an error; the newest wait until it is known who wants them. */
  capture(error: Error): void;
  /** Hands over what has waited, oldest first, and then each error as it comes. */
  handTo(take: Take): void;
}

/** Begins to capture. The list itself is code that debug mode alone fetches. Specification 001 section 2. */
export function captureErrors(clock: Clock): ErrorCapture {
  let waiting: CapturedError[] = [];
  let take: Take = (captured) => {
    waiting = [...waiting, captured].slice(-limit);
  };

  return {
    capture: (error) => take({ error, time: clock.localNow(), route: window.location.pathname }),
    handTo(next) {
      for (const captured of waiting) next(captured);
      waiting = [];
      take = next;
    },
  };
}
