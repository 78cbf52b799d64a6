import * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { isLocalDateTime } from '../core/local-date.ts';
import type { WriteOutcome } from '../core/outbox/kept-write.ts';
import { isRunning, keptWriteEntries } from '../core/outbox/kept-write.ts';
import type { WritePolicy } from '../core/outbox/kept-writes.ts';
import { settleWrite } from '../core/outbox/settle-write.ts';
import type { Pass } from './pass.ts';

const passSchema: v.GenericSchema<unknown, Pass> = v.object({
  typeId: v.number(),
  typeName: v.string(),
  at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
  userRef: v.string(),
  personRef: v.string(),
  note: v.string(),
});

/** A pass that is kept until its outcome is known, or the user discards it. */
export const keptPassSchema = v.object({
  ...keptWriteEntries,
  /** The tenant of the sign-in, see `ScopeIdentity`; null if an earlier version has stored the pass. */
  tenant: v.nullable(v.string()),
  pass: passSchema,
  /** The position to send; empty if there is none, null while it is being read. */
  gps: v.nullable(v.string()),
});

/** A pass that is kept until its outcome is known, or the user discards it. */
export type KeptPass = v.InferOutput<typeof keptPassSchema>;

/** The time after the press in which a pass is sent. @requirement terminal-18 */
export const keptForMs = 12 * 60 * 60 * 1000;

/** The calls of a pass. */
export interface PassCalls {
  /** Sends a pass with a call that begins before this function returns. */
  send: (kept: KeptPass) => Promise<void>;
  /** Returns whether a pass is among the last passes of its person. */
  isDone: (kept: KeptPass) => Promise<boolean>;
}

/** Returns how passes are made. @requirement terminal-15, terminal-27 */
export function passPolicy(
  { send, isDone }: PassCalls,
  canSend: (kept: KeptPass) => boolean,
): WritePolicy<KeptPass, void> {
  return {
    async settle(kept, { ifOwn, ...attempt }) {
      await settleWrite({
        ...attempt,
        // A duplicate pass (409) may have been recorded by an earlier call, so it is looked up.
        refusals: [400, 403],
        send: () => ifOwn(() => send(kept)),
        lookUp: async () => Number(await isDone(kept)),
      });
    },
    canSend,
    refusals: [400, 403, 409],
    // A pass that was refused, or is too old, needs no position.
    unsent: (kept) => (kept.gps === '' ? kept : { ...kept, gps: '' }),
  };
}

/**
 * The state of a kept pass: a page sends it (`sending`); it was sent and the outcome is unknown (`unknown`); it is not recorded and
 * will be sent (`waiting`), is too old or of a wrong clock (`expired`), or was refused by the backend (`refused`).
 */
export type KeptPhase = 'sending' | 'unknown' | 'waiting' | 'expired' | 'refused';

/** Returns the state of a kept pass. */
export function phaseOf(kept: KeptPass, nowMs: number): KeptPhase {
  if (kept.refusal !== null) return 'refused';
  if (isRunning(kept.attempt, nowMs)) return 'sending';
  if (kept.attempt && !kept.attempt.isOver) return 'unknown';
  return isExpired(kept, nowMs) ? 'expired' : 'waiting';
}

/** Whether a pass is too old to be sent. The clock may have been wrong by years at the press. */
export function isExpired({ pressedMs }: Pick<KeptPass, 'pressedMs'>, nowMs: number): boolean {
  return Math.abs(nowMs - pressedMs) > keptForMs;
}

/** The sign-in of a terminal. */
export interface PassOwner {
  /** The identity of the sign-in: tenant, user and selected person. Only the same identity sends a kept pass. */
  owner: string;
  /** The tenant, see `ScopeIdentity`. */
  tenant: string;
  /** The signed-in user. */
  userRef: string;
  /** The person for whom passes are made. */
  personRef: string;
  /** The people for whom the user can act now. */
  actablePeople: readonly string[];
}

/**
 * Returns whether a pass of the same user can no longer be sent: it belongs to a person for whom the user can no longer act, or was
 * made as part of a substitution that has ended.
 * @requirement terminal-19
 */
export function isOrphan(kept: KeptPass, of: PassOwner): boolean {
  const { pass } = kept;
  if (kept.owner === of.owner || (kept.tenant ?? of.tenant) !== of.tenant || pass.userRef !== of.userRef)
    return false;
  return pass.personRef === of.personRef || !of.actablePeople.includes(pass.personRef);
}

/** Returns the passes of entries. */
export function passesOf(kept: readonly KeptPass[]): Pass[] {
  return kept.map(({ pass }) => pass);
}

/** Returns whether a pass is certainly not recorded and will not be sent again. */
export function isLost(
  outcome: WriteOutcome<unknown>,
  isKeeping: boolean,
): outcome is WriteOutcome<unknown> & { error: Error } {
  return outcome.kind === 'refused' || (outcome.kind === 'missing' && !isKeeping);
}
