import type { Decidable, QueuedDecision } from './decision.ts';
import { idsOf, isUnknown } from './decision.ts';
import type { DecisionQueueState } from './queue-state.ts';

/** Returns the current decision about each item, by the item's id: the last one that has not failed, or is unknown. */
export function decisionsById<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): ReadonlyMap<number, QueuedDecision<Item>> {
  const living = entries.filter((entry) => entry.phase !== 'failed' || isUnknown(entry));
  return new Map(living.flatMap((entry) => idsOf(entry).map((id) => [id, entry] as const)));
}

/** Returns the decisions that can still be undone or have a running call. */
export function runningDecisions<Item extends Decidable>(
  entries: readonly QueuedDecision<Item>[],
): QueuedDecision<Item>[] {
  return entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending');
}

/** Returns the keys of the decisions that can still be undone, in the order of the user. */
export function undoableKeys<Item extends Decidable>(entries: readonly QueuedDecision<Item>[]): number[] {
  return entries.filter(({ phase }) => phase === 'waiting').map(({ key }) => key);
}

/** Whether there is something to show: a waiting, running or failed decision, or an outcome. */
export function hasUpdates<Item extends Decidable>({ entries, outcomes }: DecisionQueueState<Item>): boolean {
  return outcomes.length > 0 || entries.some(({ phase }) => phase !== 'settled');
}
