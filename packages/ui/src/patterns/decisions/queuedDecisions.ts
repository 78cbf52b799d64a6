import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { idsOf } from '@selfservice/api/core/decisions/decision';

/** What the queue knows of each item, by its id: the last decision that has not failed. */
export function decisionsById<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): ReadonlyMap<number, QueuedDecision<Item>> {
  const living = entries.filter(({ phase }) => phase !== 'failed');
  return new Map(living.flatMap((entry) => idsOf(entry).map((id) => [id, entry] as const)));
}

/** Decisions that can still be taken back, or are on their way. */
export function underWayOf<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): QueuedDecision<Item>[] {
  return entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending');
}
