import type { Outcomes } from '@selfservice/api/core/decisions/decision-outcomes';
import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { SessionEndedError } from '@selfservice/api/core/errors';
import type { Notify } from '../../environment/Environment.tsx';

/** The words about decisions, in one line each. */
export interface ResultWords<Item extends Decidable> {
  /** That decisions were not made, or that it is not known. */
  failure: (failed: readonly QueuedDecision<Item>[]) => string;
  /** The outcomes of decisions. */
  outcome: (outcomes: Outcomes<Item>) => string;
}

/** Notifies of a decision that was not simply done while the list is not visible. */
export function tellResult<Item extends Decidable>(
  notify: Notify,
  { decision, outcomes }: DecisionResult<Item>,
  words: ResultWords<Item>,
): void {
  const { error } = decision;
  // The user is signed out; it is kept until the next sign-in.
  if (error instanceof SessionEndedError) return;
  if (error) notify.error(error, words.failure([decision]));
  else if (outcomes.some(({ kind }) => kind !== 'done')) notify.refusal(words.outcome(outcomes));
}
