import { idsOf } from './decision.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

type Entries<Item extends Decidable> = readonly QueuedDecision<Item>[];

/** A decision as it waits, less the items that have been decided about before; null when nothing is left of it. */
export function toEntry<Item extends Decidable>(
  decision: Decision<Item>,
  before: Entries<Item>,
  key: number,
): QueuedDecision<Item> | null {
  const { state, note, isMass } = decision;
  const taken = new Set(before.filter(isTaken).flatMap(idsOf));
  const items = decision.items.filter(({ id }) => !taken.has(id));
  return items.length > 0 ? { items, state, note, isMass, key, phase: 'waiting', error: null } : null;
}

/** Adds a decision, which takes the place of those about the same items that failed. */
export function withEntry<Item extends Decidable>(
  entries: Entries<Item>,
  next: QueuedDecision<Item>,
): Entries<Item> {
  const ids = new Set(idsOf(next));
  const others = entries.map((entry) =>
    isTaken(entry) ? entry : { ...entry, items: entry.items.filter(({ id }) => !ids.has(id)) },
  );
  return [...others.filter(isAboutSomething), next];
}

/** Puts a decision in the place of what it was before; one that is about nothing any more goes. */
export function withChanged<Item extends Decidable>(
  entries: Entries<Item>,
  next: QueuedDecision<Item>,
): Entries<Item> {
  return entries.map((entry) => (entry.key === next.key ? next : entry)).filter(isAboutSomething);
}

function isTaken({ phase }: QueuedDecision<Decidable>): boolean {
  return phase !== 'failed';
}

function isAboutSomething({ items }: QueuedDecision<Decidable>): boolean {
  return items.length > 0;
}
