import type { Outcomes } from '@selfservice/api/core/decisions/decision-outcomes';
import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { SessionEndedError } from '@selfservice/api/core/errors';
import type { Notify } from '../../environment/Environment.tsx';

/** What is said of decisions, in one line each. */
export interface ResultWords<Item extends Decidable> {
  /** That a decision has not been sent. */
  failure: (failed: readonly QueuedDecision<Item>[]) => string;
  /** What decisions have come to. */
  outcome: (outcomes: Outcomes<Item>) => string;
}

/** Tells the notification area of a decision that was not simply done, where nobody looks at the list. */
export function tellResult<Item extends Decidable>(
  notify: Notify,
  { decision, outcomes }: DecisionResult<Item>,
  words: ResultWords<Item>,
): void {
  const { error } = decision;
  // Nobody is there to read it; it is kept until they are back.
  if (error instanceof SessionEndedError) return;
  if (error) notify.error(error, words.failure([decision]));
  else if (outcomes.some(({ kind }) => kind !== 'done')) notify.refusal(words.outcome(outcomes));
}
