import * as v from 'valibot';
import { attemptSchema, isRecent } from './attempt.ts';

const markSchema = v.object({
  ...attemptSchema.entries,
  /** The page that makes the attempt. */
  page: v.string(),
  /** Whether the page waits for the result. */
  isRunning: v.boolean(),
});

/** The last attempt to send a write, or the press that will send it. */
export type Mark = v.InferOutput<typeof markSchema>;

/** The part of the schema that all kept writes have. */
export const keptWriteEntries = {
  /** Identifies the write. */
  key: v.string(),
  /** The identity of the sign-in that made it. Only the same identity sends it. */
  owner: v.string(),
  /** The time of the press, in milliseconds since 1970 in UTC. */
  pressedMs: v.number(),
  /** The last attempt whose result is not known; null for none. */
  attempt: v.nullable(markSchema),
  /** The backend's words of a refusal, which may be empty; null without a refusal. */
  refusal: v.nullable(v.string()),
};

/** A write that is kept until its outcome is known, or the user discards it. */
export interface KeptWrite {
  key: string;
  owner: string;
  pressedMs: number;
  attempt: Mark | null;
  refusal: string | null;
}

/** The outcome of a write. `missing`: it is certainly not done, and may be sent again. */
export type WriteOutcome<Result = void> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; error: Error }
  | { kind: 'missing'; error: Error }
  | { kind: 'unknown'; error: Error };

/**
 * The step of a write. `send` sends it for the first time. `repeat` reads first, and sends it if it is missing. `check` only reads.
 */
export type Step = 'send' | 'repeat' | 'check';

/** Whether a page waits for the result of a call of this mark, which may still have an effect. */
export function isRunning(attempt: Mark | null, nowMs: number): boolean {
  return attempt !== null && attempt.isRunning && isRecent(attempt, nowMs);
}

/** Returns the next step for a write; null for none. A write that was sent is looked up before it is sent again. */
export function nextStep(
  { attempt, refusal }: Pick<KeptWrite, 'attempt' | 'refusal'>,
  nowMs: number,
  canSend: boolean,
): Step | null {
  if (refusal !== null || isRunning(attempt, nowMs)) return null;
  if (!attempt) return canSend ? 'send' : null;
  if (attempt.isOver) return canSend ? 'repeat' : null;
  return canSend && !isRecent(attempt, nowMs) ? 'repeat' : 'check';
}

/** Whether two marks are the same attempt, in the same state: a page can begin two of them in one millisecond. */
export function isSame(one: Mark | null, other: Mark | null): boolean {
  return one?.page === other?.page && one?.atMs === other?.atMs && one?.isRunning === other?.isRunning;
}

/** An outcome and the write that it belongs to. */
export interface FoundOutcome<Write> {
  write: Write;
  /** The mark with which the page has made the write, or has read it. */
  mine: Mark | null;
  outcome: WriteOutcome<unknown>;
}

/**
 * Returns a write after an outcome; undefined if it is done, or another page has settled it. The outcome counts only while the mark
 * is that of the page: another page may have sent the write meanwhile.
 */
export function withOutcome<Write extends KeptWrite>(
  before: Write | undefined,
  { write, mine, outcome }: FoundOutcome<Write>,
  isOwn: boolean,
): Write | undefined {
  if (outcome.kind === 'done' || (!before && !isOwn)) return undefined;
  // The entry is missing if the site data was deleted meanwhile.
  const entry = before ?? { ...write, attempt: mine };
  if (!isOwn && !isSame(entry.attempt, mine)) return entry;
  if (isOwn && outcome.kind === 'refused')
    return { ...entry, attempt: null, refusal: refusalText(outcome.error) };
  const isOver = isOwn && outcome.kind === 'missing';
  return { ...entry, attempt: entry.attempt && { ...entry.attempt, isRunning: false, isOver } };
}

/** Returns the backend's words of a refusal; may be empty. */
function refusalText(error: Error): string {
  return 'detail' in error ? String(error.detail) : error.message;
}
