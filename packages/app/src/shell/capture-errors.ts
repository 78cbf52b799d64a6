import type { Clock } from '@selfservice/api/core/clock';
import type { CapturedError } from '@selfservice/api/errors/create-error-list';

/** Maximum number of kept errors, the same as that of the list. */
const limit = 50;

/** Receives a captured error. */
type Take = (captured: CapturedError) => void;

/** Captures the errors of the page for the debug error list. */
export interface ErrorCapture {
  /** Captures an error. The newest ones are kept until a receiver is set. */
  capture(error: Error): void;
  /** Sets the receiver. It gets the kept errors, the oldest first, and then each new one. */
  handTo(take: Take): void;
}

/** Starts to capture errors. Only debug mode fetches the code of the list. @requirement errors-2, errors-9 */
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
