import type { Clock } from '../clock.ts';
import { startAge } from '../clock.ts';
import { ContractError, HttpError, OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';
import type { Attempt } from './attempt.ts';
import { attemptMs, isRecent } from './attempt.ts';

/** The number of results found by reading again; 0 if the write was not done. */
export type FoundResults = number;

/** A write and the way to find out its outcome. */
export interface SettledWrite<Answer> {
  clock: Pick<Clock, 'epochMs' | 'elapsedMs'>;
  /** The last attempt whose result was not found; null for none. */
  attempt: Attempt | null;
  /** Whether it only reads. Default false. */
  isCheck?: boolean;
  /**
   * Whether the result is looked up after a refusal too, because the backend refuses what it has done before. Default: after an
   * earlier attempt.
   */
  looksUpRefusals?: boolean;
  /** The statuses with which the backend refuses this write. Default every 4xx. */
  refusals?: readonly number[];
  /** Makes the call. */
  send: () => Promise<Answer>;
  /**
   * Reads again from the backend, never from a cache, and counts the results of this write. Rejects if the backend cannot be
   * read, or its answer does not show the result. Null if nothing can show it: the write is not stored.
   */
  lookUp: (() => Promise<FoundResults>) | null;
}

/** A write that is done. */
export type DoneWrite<Answer> =
  /** The backend responded. */
  | { isFound: false; answer: Answer }
  /** The result was found by reading again. Two or more: the browser or a proxy has repeated the call. */
  | { isFound: true; results: number };

/**
 * Makes a write and decides its outcome: done, refused or unknown. No other code decides it. Only an answer of the backend says
 * that nothing was done. After any other failure the result is looked up, and a missing one is unknown for a minute: the call
 * may still arrive. Until then the write is not sent again, and then only after reading. The call begins before this function
 * returns, unless it reads first.
 *
 * @returns the response, or the number of results that were found
 * @throws OutcomeUnknownError it is unknown whether the write is done
 * @throws NotDoneError an earlier attempt was not done, and nothing was sent now
 * @throws Error the write was refused or not done: the error of the call
 */
export async function settleWrite<Answer>(write: SettledWrite<Answer>): Promise<DoneWrite<Answer>> {
  const { clock, attempt, isCheck = false, refusals, send, lookUp } = write;
  const { looksUpRefusals = attempt !== null } = write;
  if (isCheck && !lookUp) throw new OutcomeUnknownError(new Error('Nothing can show the outcome.'));
  if (lookUp && (attempt || isCheck)) {
    const results = await found(clock, lookUp, { attempt, cause: null });
    if (results > 0) return { isFound: true, results };
    if (attempt && !attempt.isOver && isRecent(attempt, clock.epochMs()))
      throw new OutcomeUnknownError(new NotFoundYetError(), checkTimeOf(attempt));
    if (isCheck || !attempt?.isOver) throw new NotDoneError();
  }
  const age = startAge(clock);
  const current = { atMs: clock.epochMs(), isOver: false };
  try {
    return { isFound: false, answer: await send() };
  } catch (thrown) {
    const error = toError(thrown);
    if (isRefusal(error, refusals)) {
      if (!(error instanceof SessionEndedError) && looksUpRefusals) {
        const before = await lookUp?.().catch(() => 0);
        if (before) return { isFound: true, results: before };
      }
      throw error;
    }
    if (!lookUp) throw new OutcomeUnknownError(error);
    const results = await found(clock, lookUp, { attempt: current, cause: error });
    if (results > 0) return { isFound: true, results };
    if (!hasBackendResponded(error) && !isAbort(error) && age() < attemptMs)
      throw new OutcomeUnknownError(error, checkTimeOf(current));
    throw error;
  }
}

/** The backend has answered with other words than those of a success. */
export class OtherAnswerError extends Error {
  override readonly name = 'OtherAnswerError';
}

/** The lists that the user may read do not show whether an entry is saved. */
export class HiddenResultError extends Error {
  override readonly name = 'HiddenResultError';

  constructor() {
    super('The lists that the user may read do not show whether the entry exists.');
  }
}

/** A write is not found, but its call may still have an effect. */
export class NotFoundYetError extends Error {
  override readonly name = 'NotFoundYetError';

  constructor() {
    super('The result of the write is not there yet.');
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
function hasBackendResponded(error: unknown): boolean {
  if (error instanceof ContractError || error instanceof OtherAnswerError) return true;
  return error instanceof HttpError && !error.isHtml && ![502, 503, 504].includes(error.status);
}

/** Whether the user has cancelled the call. */
function isAbort(error: Error): boolean {
  return error.name === 'AbortError';
}

/** @param cause the error of the call; null: the error of reading */
async function found(
  clock: Pick<Clock, 'epochMs'>,
  lookUp: () => Promise<FoundResults>,
  { attempt, cause }: { attempt: Attempt | null; cause: Error | null },
): Promise<FoundResults> {
  try {
    return await lookUp();
  } catch (thrown) {
    if (thrown instanceof HiddenResultError) throw new OutcomeUnknownError(thrown);
    const nowMs = clock.epochMs();
    const checkAtMs = attempt && isRecent(attempt, nowMs) ? checkTimeOf(attempt) : nowMs + attemptMs;
    throw new OutcomeUnknownError(cause ?? toError(thrown), checkAtMs);
  }
}

function checkTimeOf({ atMs }: Attempt): number {
  return atMs + attemptMs;
}
