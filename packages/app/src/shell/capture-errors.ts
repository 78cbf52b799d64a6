import type { Clock } from '@selfservice/api/core/clock';
import type { CapturedError } from '@selfservice/api/errors/create-error-list';
import type { Backlog } from './create-backlog.ts';
import { createBacklog } from './create-backlog.ts';

/** Captures the errors of the page for the debug error list. */
export interface ErrorCapture {
  /** Captures an error. The newest ones are kept until a receiver is set. */
  capture(error: Error): void;
  /** Sets the receiver. It gets the kept errors, the oldest first, and then each new one. */
  handTo: Backlog<CapturedError>['handTo'];
}

/** Starts to capture errors. Only debug mode fetches the code of the list. @requirement errors-2, errors-9 */
export function captureErrors(clock: Clock): ErrorCapture {
  const { add, handTo } = createBacklog<CapturedError>();
  return {
    capture: (error) => add({ error, time: clock.localNow(), route: window.location.pathname }),
    handTo,
  };
}
