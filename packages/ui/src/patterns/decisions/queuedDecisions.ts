import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { idsOf, isUnknown } from '@selfservice/api/core/decisions/decision';

/** The decision about each item, by its id: the last one that is not known to have failed. */
export function decisionsById<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): ReadonlyMap<number, QueuedDecision<Item>> {
  const living = entries.filter((entry) => entry.phase !== 'failed' || isUnknown(entry));
  return new Map(living.flatMap((entry) => idsOf(entry).map((id) => [id, entry] as const)));
}

/** Decisions that can still be undone, or whose call or check is under way. */
export function underWayOf<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): QueuedDecision<Item>[] {
  return entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending');
}
