import type { Outcomes } from './decision-outcomes.ts';
import { outcomesAfterDeciding, outcomesAfterSending } from './decision-outcomes.ts';
import type { Decidable, QueuedDecision } from './decision.ts';
import { withChanged, withEntry } from './queue-entries.ts';

/** The decisions of a queue and their outcomes; another object after every change. */
export interface DecisionQueueState<Item extends Decidable> {
  /** All decisions in the order of the user; the same list until one of them changes. */
  readonly entries: readonly QueuedDecision<Item>[];
  /** The outcomes of items that were not done, and all outcomes of the last mass decision. */
  readonly outcomes: Outcomes<Item>;
}

/** The result of a sent decision. */
export interface DecisionResult<Item extends Decidable> {
  /** The decision after its call: `settled`, or `failed` with an error. */
  readonly decision: QueuedDecision<Item>;
  /** The outcomes that the sender has returned; empty after a failure. */
  readonly outcomes: Outcomes<Item>;
}

/** Returns the state after the user has decided. */
export function withDecision<Item extends Decidable>(
  { entries, outcomes }: DecisionQueueState<Item>,
  made: QueuedDecision<Item>,
): DecisionQueueState<Item> {
  return { entries: withEntry(entries, made), outcomes: outcomesAfterDeciding(outcomes, made) };
}

/** Returns the state after the result of a sent decision. */
export function withResult<Item extends Decidable>(
  { entries, outcomes }: DecisionQueueState<Item>,
  sent: QueuedDecision<Item>,
  result: DecisionResult<Item>,
): DecisionQueueState<Item> {
  return {
    entries: withChanged(entries, result.decision),
    outcomes: outcomesAfterSending(outcomes, sent, result.outcomes),
  };
}
