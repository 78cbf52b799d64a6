import { idsOf, isUnknown } from './decision.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

type Entries<Item extends Decidable> = readonly QueuedDecision<Item>[];

/**
 * Creates an entry without the items that already have a decision; null if no item is left. It reads first if an earlier
 * call about one of its items may still arrive late.
 *
 * @param isRepeated whether an earlier call about the items has failed
 */
export function toEntry<Item extends Decidable>(
  decision: Decision<Item>,
  { before, key, isRepeated }: { before: Entries<Item>; key: number; isRepeated: boolean },
): QueuedDecision<Item> | null {
  const { state, note, isMass } = decision;
  const taken = new Set(before.filter(isTaken).flatMap(idsOf));
  const items = decision.items.filter(({ id }) => !taken.has(id));
  const ids = new Set(items.map(({ id }) => id));
  const isLate = before.some(
    (entry) => !isTaken(entry) && entry.step === 'repeat' && idsOf(entry).some((id) => ids.has(id)),
  );
  const step = isRepeated || isLate ? 'repeat' : 'send';
  return items.length > 0 ? { items, state, note, isMass, key, phase: 'waiting', step, error: null } : null;
}

/** Adds a decision, which replaces failed ones about the same items. */
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

/** Replaces an entry by its next state. Removes entries without items. */
export function withChanged<Item extends Decidable>(
  entries: Entries<Item>,
  next: QueuedDecision<Item>,
): Entries<Item> {
  return entries.map((entry) => (entry.key === next.key ? next : entry)).filter(isAboutSomething);
}

/** Whether its items cannot get another decision. A failed decision can be replaced, unless its outcome is unknown. */
function isTaken(entry: QueuedDecision<Decidable>): boolean {
  return entry.phase !== 'failed' || isUnknown(entry);
}

function isAboutSomething({ items }: QueuedDecision<Decidable>): boolean {
  return items.length > 0;
}
