import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { EntryStore } from '../outbox/entry-store.ts';
import type { KeptWrite, Mark } from '../outbox/kept-write.ts';
import { isRunning, keptWriteEntries } from '../outbox/kept-write.ts';
import { idsOf } from './decision.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

/** A decision that is kept from its press until its outcome is known. */
export type KeptDecision<Item extends Decidable> = KeptWrite &
  Decision<Item> & {
    /** The queue, such as `overtime`. */
    queue: string;
    /** The key of the decision in its queue. */
    number: number;
  };

const schema = v.object({
  ...keptWriteEntries,
  queue: v.string(),
  number: v.number(),
  items: v.pipe(v.array(v.looseObject({ id: v.number() })), v.minLength(1)),
  state: v.picklist(['approved', 'rejected']),
  note: v.string(),
  isMass: v.boolean(),
});

/** Returns the schema of kept decisions. Their items are trusted, as the queue has stored them. */
export function keptDecisionSchema<Item extends Decidable>(): v.GenericSchema<unknown, KeptDecision<Item>> {
  return schema as unknown as v.GenericSchema<unknown, KeptDecision<Item>>;
}

/** Where a queue keeps its decisions. */
export interface DecisionKeeping {
  store: EntryStore;
  /** The identity of the sign-in. */
  owner: string;
  /** The name of the queue. */
  queue: string;
  /** A number that no other page has, followed by room for the keys of its decisions. */
  page: number;
}

/** Returns a decision as it is kept, with a mark of its page for a call at a time in milliseconds since 1970. */
export function toKept<Item extends Decidable>(
  { key, items, state, note, isMass, step }: QueuedDecision<Item>,
  { owner, queue, page }: DecisionKeeping,
  { clock, atMs }: { clock: Pick<Clock, 'epochMs'>; atMs: number },
): KeptDecision<Item> {
  const attempt: Mark = { page: String(page), atMs, isRunning: true, isOver: step === 'repeat' };
  const own = { owner, queue, number: key, pressedMs: clock.epochMs(), refusal: null };
  return { key: keyOf(key, { owner, queue }), items, state, note, isMass, attempt, ...own };
}

/** Returns the key of a kept decision. */
export function keyOf(key: number, { owner, queue }: Pick<DecisionKeeping, 'owner' | 'queue'>): string {
  return `${owner} ${queue} ${key}`;
}

/** Whether another page may be sending a decision about one of the items. */
export function isSentElsewhere(
  all: readonly KeptDecision<Decidable>[],
  decision: Pick<Decision<Decidable>, 'items'>,
  { owner, queue, page, nowMs }: DecisionKeeping & { nowMs: number },
): boolean {
  const ids = new Set(decision.items.map(({ id }) => id));
  return all.some(
    (other) =>
      other.owner === owner &&
      other.queue === queue &&
      other.attempt?.page !== String(page) &&
      isRunning(other.attempt, nowMs) &&
      idsOf(other).some((id) => ids.has(id)),
  );
}
