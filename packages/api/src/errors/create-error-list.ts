import type { LocalDateTime } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import { createObservable } from '../core/observable.ts';
import type { ErrorDetails } from './error-details.ts';
import { errorDetails, limitSize } from './error-details.ts';

/** How many errors are kept: the newest. */
export const errorListLimit = 50;

/** An error as it was thrown, with when and where. */
export interface CapturedError {
  error: Error;
  /** When, on the wall where the user is. */
  time: LocalDateTime;
  /** The address in use, without its query. */
  route: string;
}

/** An error of the list: nothing secret is in it. */
export interface ListedError extends ErrorDetails {
  id: number;
  time: LocalDateTime;
  route: string;
}

/** The errors of a page, newest first. Specification 001 section 2, debug error list. */
export interface ErrorList extends Observable<readonly ListedError[]> {
  /** Lists an error, once however often it is handed over. */
  add(captured: CapturedError): void;
  remove(id: number): void;
  clear(): void;
}

/** An empty list. It keeps what may be told of an error, and not the error. */
export function createErrorList(): ErrorList {
  const list = createObservable<readonly ListedError[]>([]);
  const known = new WeakSet<Error>();
  let lastId = 0;

  function add({ error, time, route }: CapturedError): void {
    if (known.has(error)) return;
    known.add(error);
    const next = { id: ++lastId, time, route: limitSize(route), ...errorDetails(error) };
    list.set([next, ...list.get()].slice(0, errorListLimit));
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    add,
    remove: (id) => list.set(list.get().filter((one) => one.id !== id)),
    clear: () => list.set([]),
  };
}
