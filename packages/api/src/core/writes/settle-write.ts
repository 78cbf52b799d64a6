import { ContractError, HttpError, OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';

/**
 * The step of a write. `send` sends it for the first time. `repeat` reads first, because an earlier attempt failed, and sends
 * only if the result is missing. `check` only reads.
 */
export type WriteStep = 'send' | 'repeat' | 'check';

/** The number of results found by reading again; 0 if the write was not done. */
export type FoundResults = number;

/** A write and the way to find out its outcome. */
export interface SettledWrite<Answer> {
  /** Default `send`. */
  step?: WriteStep;
  /** The statuses with which the backend refuses this write. Default every 4xx. */
  refusals?: readonly number[];
  /** Makes the call. */
  send(): Promise<Answer>;
  /**
   * Reads again from the backend, never from a cache, and counts the results of this write. Rejects if the backend cannot be
   * read.
   */
  lookUp(): Promise<FoundResults>;
}

/** A write that is done. */
export type DoneWrite<Answer> =
  /** The backend responded. */
  | { isFound: false; answer: Answer }
  /** The result was found by reading again. Two or more: the browser or a proxy has repeated the call. */
  | { isFound: true; results: number };

/**
 * Makes a write and decides its outcome: done, refused or unknown. No other code decides it. Only a refusal of the backend (a
 * 4xx) means that nothing was done. After any other failure the result is looked up.
 *
 * @returns the response, or the number of results that were found
 * @throws OutcomeUnknownError it is unknown whether the write is done, because reading again failed too
 * @throws NotDoneError the step `check` has not found the result
 * @throws Error the write was refused or not done: the error of the call
 */
export async function settleWrite<Answer>(write: SettledWrite<Answer>): Promise<DoneWrite<Answer>> {
  const { step = 'send', refusals, send, lookUp } = write;
  if (step !== 'send') {
    const results = await found(lookUp);
    if (results > 0) return { isFound: true, results };
    if (step === 'check') throw new NotDoneError();
  }
  try {
    return { isFound: false, answer: await send() };
  } catch (thrown) {
    const error = toError(thrown);
    if (isRefusal(error, refusals)) throw error;
    const results = await found(lookUp, error);
    if (results === 0) throw error;
    return { isFound: true, results };
  }
}

/** Reading again has shown that a write was not done. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';

  constructor() {
    super('The write was not done.');
  }
}

/**
 * Whether an error of a write means that nothing was done: a 4xx of the backend, a session that had ended before, or a request
 * that was never sent. An HTML page is never a refusal of the backend.
 *
 * @param statuses the statuses that are a refusal. Default every 4xx
 */
export function isRefusal(error: unknown, statuses?: readonly number[]): boolean {
  if (error instanceof SessionEndedError) return true;
  if (error instanceof ContractError) return error.isOfRequest;
  if (!(error instanceof HttpError) || error.isHtml) return false;
  return statuses?.includes(error.status) ?? (error.status >= 400 && error.status < 500);
}

/**
 * Whether an error shows that the backend itself has responded to a write and no longer works on it. A gateway (502, 503, 504,
 * an HTML page) responds while the backend may still be working.
 */
export function hasBackendResponded(error: unknown): boolean {
  if (error instanceof ContractError) return true;
  return error instanceof HttpError && !error.isHtml && ![502, 503, 504].includes(error.status);
}

/** @param cause the error of the write; default: the error of reading */
async function found(lookUp: () => Promise<FoundResults>, cause?: Error): Promise<FoundResults> {
  try {
    return await lookUp();
  } catch (thrown) {
    throw new OutcomeUnknownError(cause ?? toError(thrown));
  }
}
