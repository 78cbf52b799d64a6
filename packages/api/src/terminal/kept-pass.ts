import * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { isLocalDateTime } from '../core/local-date.ts';
import { positionWaitMs } from './position.ts';
import type { Pass } from './pass.ts';

const passSchema: v.GenericSchema<unknown, Pass> = v.object({
  typeId: v.number(),
  typeName: v.string(),
  at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
  userRef: v.string(),
  personRef: v.string(),
  note: v.string(),
});

/** A pass that is kept until the server has recorded it, or the person has let it go. */
export const keptPassSchema = v.object({
  /** Tells it from all others: the same person cannot pass twice in one second in the same way. */
  key: v.string(),
  /** Whose it is: customer, user name and the person spoken for. */
  owner: v.string(),
  pass: passSchema,
  /** The position to send, empty for none; null while it is waited for. */
  gps: v.nullable(v.string()),
  /** The moment of the press, in milliseconds since 1970 in UTC. */
  pressedMs: v.number(),
  /** It has been sent, and what came of it is not known. */
  isAttempted: v.boolean(),
  /** Why the server does not take it, in words that may be empty; null: it has not said so. */
  refusal: v.nullable(v.string()),
});

/** A pass that is kept until the server has recorded it, or the person has let it go. */
export type KeptPass = v.InferOutput<typeof keptPassSchema>;

/** How long after the press a pass is still sent. */
export const keptForMs = 12 * 60 * 60 * 1000;

/**
 * How far a kept pass is: its position is waited for (`locating`), it waits to be sent (`waiting`), or it will not be
 * recorded, because it is too old (`expired`) or the server does not take it (`refused`).
 */
export type KeptPhase = 'locating' | 'waiting' | 'expired' | 'refused';

/** How far a pass is. One whose page went while its position was waited for goes on without. */
export function phaseOf(kept: KeptPass, nowMs: number): KeptPhase {
  if (kept.refusal !== null) return 'refused';
  const age = nowMs - kept.pressedMs;
  if (age > keptForMs) return 'expired';
  return kept.gps === null && age < 2 * positionWaitMs ? 'locating' : 'waiting';
}

/** What happens to kept passes. */
export type KeptPassEvent =
  | { kind: 'pressed'; kept: KeptPass }
  | { kind: 'located'; key: string; gps: string }
  /** It is being sent. */
  | { kind: 'attempted'; key: string }
  /** The server has been asked, and has not recorded it. */
  | { kind: 'notRecorded'; key: string }
  | { kind: 'refused'; key: string; words: string }
  /** The server has recorded it, or the person has let it go. */
  | { kind: 'settled'; key: string };

/** The passes after something has happened to them, in the order of their presses. */
export function withEvent(all: readonly KeptPass[], event: KeptPassEvent): readonly KeptPass[] {
  switch (event.kind) {
    case 'pressed':
      return all.some(({ key }) => key === event.kept.key) ? all : [...all, event.kept];
    case 'settled':
      return all.filter(({ key }) => key !== event.key);
    case 'located':
      return changed(all, event.key, { gps: event.gps });
    case 'attempted':
      return changed(all, event.key, { isAttempted: true });
    case 'notRecorded':
      return changed(all, event.key, { isAttempted: false });
    case 'refused':
      return changed(all, event.key, { refusal: event.words, isAttempted: false });
  }
}

/** What is to be done about a person's kept passes next: `check` asks whether the server has recorded one. */
export type NextStep = { do: 'send' | 'check'; kept: KeptPass } | null;

/**
 * The next step: the earliest pass first, and none before it. What may have been recorded is checked before it is sent
 * again, and before it is told as too old. Null: there is nothing to do, or a position is waited for.
 */
export function nextStep(all: readonly KeptPass[], owner: string, nowMs: number): NextStep {
  for (const kept of all) {
    if (kept.owner !== owner) continue;
    const phase = phaseOf(kept, nowMs);
    if (phase === 'locating') return null;
    if (phase !== 'refused' && kept.isAttempted) return { do: 'check', kept };
    if (phase === 'waiting') return { do: 'send', kept };
  }
  return null;
}

function changed(all: readonly KeptPass[], key: string, change: Partial<KeptPass>): KeptPass[] {
  return all.map((kept) => (kept.key === key ? { ...kept, ...change } : kept));
}
