import * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { isLocalDateTime } from '../core/local-date.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import type { Pass } from './pass.ts';

const passSchema: v.GenericSchema<unknown, Pass> = v.object({
  typeId: v.number(),
  typeName: v.string(),
  at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
  userRef: v.string(),
  personRef: v.string(),
  note: v.string(),
});

const turnSchema = v.object({
  /** The page that acts. */
  page: v.string(),
  /** When it began, in milliseconds since 1970 in UTC. */
  atMs: v.number(),
});

/** The page that acts on a kept pass, and when it began. */
export type Turn = v.InferOutput<typeof turnSchema>;

const storedSchema = v.object({
  /** Identifies the pass: owner, moment and kind. */
  key: v.string(),
  /** The identity of the sign-in that made the pass. Only the same identity sends it. */
  owner: v.string(),
  /** The customer of the sign-in; empty where there is only one. */
  customerCode: v.optional(v.string(), ''),
  pass: passSchema,
  /** The position to send; empty for none; null while it is being read. */
  gps: v.nullable(v.string()),
  /** The moment of the press, in milliseconds since 1970 in UTC. */
  pressedMs: v.number(),
  /** The last attempt to send it whose outcome is unknown; null for none. */
  attempt: v.optional(v.nullable(turnSchema), null),
  /** The page that sends or checks it now; null for none. */
  claim: v.optional(v.nullable(turnSchema), null),
  /** Why the backend refuses it, in words that may be empty; null where it has not refused. */
  refusal: v.nullable(v.string()),
  /** Earlier versions have stored this instead of `attempt`. */
  isAttempted: v.optional(v.boolean(), false),
});

/** A pass that is kept until its outcome is known, or the user discards it. */
export const keptPassSchema = v.pipe(
  storedSchema,
  v.transform(({ isAttempted, attempt, ...kept }) => ({
    ...kept,
    attempt: attempt ?? (isAttempted ? { page: '', atMs: kept.pressedMs } : null),
  })),
);

/** A pass that is kept until its outcome is known, or the user discards it. */
export type KeptPass = v.InferOutput<typeof keptPassSchema>;

/** How long after the press a pass is sent. */
export const keptForMs = 12 * 60 * 60 * 1000;

/** After this time a kept pass is deleted, whatever its outcome. */
export const deletedAfterMs = 31 * 24 * 60 * 60 * 1000;

/**
 * How long the backend may take for a call, whatever became of the page that made it. Until then a pass that is missing
 * among the last passes may still be recorded, and other pages leave it alone.
 */
export const attemptMs = 60_000;

/**
 * The state of a kept pass: a page acts on it (`sending`); it was sent and the outcome is unknown (`unknown`); it is not
 * recorded and will be sent (`waiting`), is too old to be sent (`expired`), or the backend has refused it (`refused`).
 */
export type KeptPhase = 'sending' | 'unknown' | 'waiting' | 'expired' | 'refused';

/** Returns the state of a kept pass. */
export function phaseOf(kept: KeptPass, nowMs: number): KeptPhase {
  if (kept.refusal !== null) return 'refused';
  if (isRecent(kept.claim, nowMs)) return 'sending';
  if (kept.attempt ?? kept.claim) return 'unknown';
  return isExpired(kept, nowMs) ? 'expired' : 'waiting';
}

/** The page that looks for its next step. */
export interface StepContext {
  page: string;
  nowMs: number;
  /** Whether passes are sent again; otherwise they are only looked up. */
  isKeeping: boolean;
}

/**
 * Returns what a page does about a kept pass; null: nothing now. A pass that was sent is looked up before it is sent again,
 * and what another page has begun is left alone for a minute.
 */
export function nextStepOf(kept: KeptPass, { page, nowMs, isKeeping }: StepContext): WriteStep | null {
  const { attempt, claim, refusal } = kept;
  if (refusal !== null) return null;
  if ([attempt, claim].some((turn) => turn?.page !== page && isRecent(turn, nowMs))) return null;
  const canSend = isKeeping && !isExpired(kept, nowMs);
  // A claim that was left behind may have been an attempt.
  if (!attempt && !claim) return canSend ? 'send' : null;
  return canSend && !isRecent(attempt, nowMs) ? 'repeat' : 'check';
}

/** Whether a turn may still have an effect. One of the future is recent: the clock was set back. */
export function isRecent(turn: Turn | null, nowMs: number): boolean {
  return turn !== null && nowMs - turn.atMs < attemptMs;
}

function isExpired({ pressedMs }: KeptPass, nowMs: number): boolean {
  return nowMs - pressedMs > keptForMs;
}

/** What happens to kept passes. `page` is the page that it happens in. */
export type KeptPassEvent =
  | { kind: 'pressed'; kept: KeptPass }
  | { kind: 'located'; key: string; gps: string }
  /** A page is about to send or check it. */
  | { kind: 'claimed'; key: string; turn: Turn }
  /** A page sends it. */
  | { kind: 'attempted'; key: string; turn: Turn }
  /** The page is done with it, and the outcome is unknown. */
  | { kind: 'released'; key: string; page: string; attempt: Turn | null }
  /** It is certain that it is not recorded. */
  | { kind: 'notRecorded'; key: string; page: string }
  | { kind: 'refused'; key: string; page: string; words: string }
  /** The user sends again what the backend has refused. */
  | { kind: 'sentAgain'; key: string }
  /** It is recorded, or the user has discarded it. */
  | { kind: 'settled'; key: string }
  /** Time has passed: deletes what is too old, and repairs what a clock that was set back has left. */
  | { kind: 'tidied'; nowMs: number };

/** Returns the kept passes after an event, in the order of their presses. */
export function withEvent(all: readonly KeptPass[], event: KeptPassEvent): readonly KeptPass[] {
  switch (event.kind) {
    case 'pressed':
      return all.some(({ key }) => key === event.kept.key) ? all : [...all, event.kept];
    case 'settled':
      return all.filter(({ key }) => key !== event.key);
    case 'located':
      return changed(all, event.key, () => ({ gps: event.gps }));
    case 'claimed':
      return changed(all, event.key, () => ({ claim: event.turn }));
    case 'attempted':
      return changed(all, event.key, () => ({ claim: event.turn, attempt: event.turn }));
    case 'released':
      return changedByHolder(all, event, { claim: null, attempt: event.attempt });
    case 'notRecorded':
      return changedByHolder(all, event, { claim: null, attempt: null });
    case 'refused':
      return changedByHolder(all, event, { claim: null, attempt: null, refusal: event.words, gps: '' });
    case 'sentAgain':
      return changed(all, event.key, () => ({ refusal: null }));
    case 'tidied':
      return all
        .filter(({ pressedMs }) => Math.abs(event.nowMs - pressedMs) <= deletedAfterMs)
        .map((kept) => tidied(kept, event.nowMs));
  }
}

function changed(
  all: readonly KeptPass[],
  key: string,
  change: (kept: KeptPass) => Partial<KeptPass>,
): KeptPass[] {
  return all.map((kept) => (kept.key === key ? { ...kept, ...change(kept) } : kept));
}

/** What a page finds out counts only while it holds the pass: another one may have sent it meanwhile. */
function changedByHolder(
  all: readonly KeptPass[],
  { key, page }: { key: string; page: string },
  change: Partial<KeptPass>,
): KeptPass[] {
  return changed(all, key, ({ claim }) => (claim?.page === page ? change : {}));
}

/** The minute of a turn begins again where the clock was set back to before it. */
function tidied(kept: KeptPass, nowMs: number): KeptPass {
  const notLater = (turn: Turn | null) => turn && { ...turn, atMs: Math.min(turn.atMs, nowMs) };
  return {
    ...kept,
    gps: isExpired(kept, nowMs) ? '' : kept.gps,
    claim: notLater(kept.claim),
    attempt: notLater(kept.attempt),
  };
}
