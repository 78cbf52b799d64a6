import * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { isLocalDateTime } from '../core/local-date.ts';
import { isRecent } from '../core/outbox/attempt.ts';
import type { Pass } from './pass.ts';

const passSchema: v.GenericSchema<unknown, Pass> = v.object({
  typeId: v.number(),
  typeName: v.string(),
  at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
  userRef: v.string(),
  personRef: v.string(),
  note: v.string(),
});

const claimSchema = v.object({
  /** The id of the browser page that is sending or checking the pass. */
  page: v.string(),
  /** The time when it began, in milliseconds since 1970 in UTC. */
  atMs: v.number(),
});

/** A page that is sending or checking a stored pass, and since when. */
export type Claim = v.InferOutput<typeof claimSchema>;

const storedSchema = v.object({
  /** Identifies the pass: owner, time and type. */
  key: v.string(),
  /** The identity of the sign-in that made the pass. Only the same identity sends it. */
  owner: v.string(),
  /** The tenant of the sign-in, see `ScopeIdentity`; null if an earlier version has stored the pass. */
  tenant: v.optional(v.nullable(v.string()), null),
  pass: passSchema,
  /** The position to send; empty if there is none, null while it is being read. */
  gps: v.nullable(v.string()),
  /** The time of the press, in milliseconds since 1970 in UTC. */
  pressedMs: v.number(),
  /** The last attempt to send it whose outcome is unknown; null for none. */
  attempt: v.optional(v.nullable(claimSchema), null),
  /** The page that is sending or checking it; null for none. */
  claim: v.optional(v.nullable(claimSchema), null),
  /** The backend's words of a refusal, which may be empty; null without a refusal. */
  refusal: v.nullable(v.string()),
  /** Stored by earlier versions instead of `attempt`. */
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

/** The time after the press in which a pass is sent. @requirement terminal-18 */
export const keptForMs = 12 * 60 * 60 * 1000;

/**
 * The state of a kept pass: a page acts on it (`sending`); it was sent and the outcome is unknown (`unknown`); it
 * is not recorded and will be sent (`waiting`), is too old or of a wrong clock (`expired`), or was refused by the backend (`refused`).
 */
export type KeptPhase = 'sending' | 'unknown' | 'waiting' | 'expired' | 'refused';

/** Returns the state of a kept pass. */
export function phaseOf(kept: KeptPass, nowMs: number): KeptPhase {
  if (kept.refusal !== null) return 'refused';
  if (kept.claim && isRecent(kept.claim, nowMs)) return 'sending';
  if (kept.attempt ?? kept.claim) return 'unknown';
  return isExpired(kept, nowMs) ? 'expired' : 'waiting';
}

/**
 * The step of a pass. `send` sends it for the first time. `repeat` reads first, and sends it if it is missing. `check` only reads.
 */
export type PassStep = 'send' | 'repeat' | 'check';

/** The page that determines the next step of a pass. */
export interface StepContext {
  page: string;
  nowMs: number;
  /** Whether passes can be sent again; otherwise they are only looked up. */
  isKeeping: boolean;
}

/**
 * Returns the next step of a page for a kept pass; null for none. A pass that was sent is looked up before it is
 * sent again, and the attempt of another page is left alone for a minute.
 * @requirement terminal-15, terminal-32
 */
export function nextStepOf(kept: KeptPass, { page, nowMs, isKeeping }: StepContext): PassStep | null {
  const { attempt, claim, refusal } = kept;
  if (refusal !== null) return null;
  if ([attempt, claim].some((one) => one && one.page !== page && isRecent(one, nowMs))) return null;
  const canSend = isKeeping && !isExpired(kept, nowMs);
  // A claim that was left behind may have been an attempt.
  if (!attempt && !claim) return canSend ? 'send' : null;
  return canSend && !(attempt && isRecent(attempt, nowMs)) ? 'repeat' : 'check';
}

function isExpired({ pressedMs }: KeptPass, nowMs: number): boolean {
  // The clock may have been wrong by years at the press.
  return Math.abs(nowMs - pressedMs) > keptForMs;
}

/** A change of the kept passes. `page` is the page that makes it. */
export type KeptPassEvent =
  | { kind: 'pressed'; kept: KeptPass }
  | { kind: 'located'; key: string; gps: string }
  /** A page is about to send or check the pass. */
  | { kind: 'claimed'; key: string; claim: Claim }
  /** A page sends the pass. */
  | { kind: 'attempted'; key: string; claim: Claim }
  /** The page has finished, and the outcome is unknown. */
  | { kind: 'released'; key: string; page: string; attempt: Claim | null }
  /** The pass is certainly not recorded. */
  | { kind: 'notRecorded'; key: string; page: string }
  | { kind: 'refused'; key: string; page: string; words: string }
  /** The user sends a refused pass again. */
  | { kind: 'sentAgain'; key: string }
  /** The pass is recorded, or the user has discarded it. */
  | { kind: 'settled'; key: string }
  /** Time has passed: removes old positions, and repairs entries after the clock was set back. */
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
      return changed(all, event.key, () => ({ claim: event.claim }));
    case 'attempted':
      return changed(all, event.key, () => ({ claim: event.claim, attempt: event.claim }));
    case 'released':
      return changedByHolder(all, event, { claim: null, attempt: event.attempt });
    case 'notRecorded':
      return changedByHolder(all, event, { claim: null, attempt: null });
    case 'refused':
      return changedByHolder(all, event, { claim: null, attempt: null, refusal: event.words, gps: '' });
    case 'sentAgain':
      return changed(all, event.key, () => ({ refusal: null }));
    case 'tidied':
      return all.map((kept) => tidied(kept, event.nowMs));
  }
}

function changed(
  all: readonly KeptPass[],
  key: string,
  change: (kept: KeptPass) => Partial<KeptPass>,
): KeptPass[] {
  return all.map((kept) => (kept.key === key ? { ...kept, ...change(kept) } : kept));
}

/** A result counts only while the page has the claim: another page may have sent the pass meanwhile. */
function changedByHolder(
  all: readonly KeptPass[],
  { key, page }: { key: string; page: string },
  change: Partial<KeptPass>,
): KeptPass[] {
  return changed(all, key, ({ claim }) => (claim?.page === page ? change : {}));
}

/** Limits the start of a claim to now, if the clock was set back. */
function tidied(kept: KeptPass, nowMs: number): KeptPass {
  const notLater = (claim: Claim | null) => claim && { ...claim, atMs: Math.min(claim.atMs, nowMs) };
  return {
    ...kept,
    gps: isExpired(kept, nowMs) ? '' : kept.gps,
    claim: notLater(kept.claim),
    attempt: notLater(kept.attempt),
  };
}
