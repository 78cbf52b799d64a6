import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { LocalDateTime } from '../core/local-date.ts';
import type { ErrorDetails } from './error-details.ts';
import { errorDetails, limitSize } from './error-details.ts';

/** Maximum number of listed errors; the oldest are dropped. @requirement errors-9 */
export const errorListLimit = 50;

/** A thrown error with its time and route. */
export interface CapturedError {
  error: Error;
  /** The local time. */
  time: LocalDateTime;
  /** The path of the page, without its query. */
  route: string;
}

/** A listed error, without secrets. @requirement errors-7, errors-8 */
export interface ListedError extends ErrorDetails {
  id: number;
  time: LocalDateTime;
  route: string;
}

/** The debug list of errors, newest first. */
export interface ErrorList {
  state: ReadonlySignal<readonly ListedError[]>;
  /** Adds an error. Adding the same error again does nothing. */
  add(captured: CapturedError): void;
  remove(id: number): void;
  clear(): void;
}

/** Creates an empty list. It keeps the details of an error without secrets, not the error itself. */
export function createErrorList(): ErrorList {
  const state = signal<readonly ListedError[]>([]);
  const known = new WeakSet<Error>();
  let lastId = 0;

  function add({ error, time, route }: CapturedError): void {
    if (known.has(error)) return;
    known.add(error);
    const next = { id: ++lastId, time, route: limitSize(route), ...errorDetails(error) };
    state.value = [next, ...state.value].slice(0, errorListLimit);
  }

  return {
    state,
    add,
    remove: (id) => void (state.value = state.value.filter((one) => one.id !== id)),
    clear: () => void (state.value = []),
  };
}
