import type { Decidable, QueuedDecision } from './decision.ts';
import { idsOf, isUnknown } from './decision.ts';
import type { DecisionQueueState } from './queue-state.ts';

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

/** The keys of the decisions that can still be undone, in the order in which they were made. */
export function undoableKeys<Item extends Decidable>(entries: readonly QueuedDecision<Item>[]): number[] {
  return entries.filter(({ phase }) => phase === 'waiting').map(({ key }) => key);
}

/** Whether a decision is under way or has failed, or has an outcome to show. */
export function hasNews<Item extends Decidable>({ entries, outcomes }: DecisionQueueState<Item>): boolean {
  return outcomes.length > 0 || entries.some(({ phase }) => phase !== 'settled');
}
