import type { Outcomes } from '@selfservice/api/core/decisions/decision-outcomes';
import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { SessionEndedError } from '@selfservice/api/core/errors';
import type { Notify } from '../../environment/Environment.tsx';

/** The texts about decisions, one line each. */
export interface ResultWords<Item extends Decidable> {
  /** Returns the message about failed decisions or decisions with an unknown outcome. */
  failure: (failed: readonly QueuedDecision<Item>[]) => string;
  /** Returns the message about the outcomes of decisions. */
  outcome: (outcomes: Outcomes<Item>) => string;
}

/** Notifies the user of a decision that failed or had an unexpected outcome, for when the list is not visible. */
export function notifyResult<Item extends Decidable>(
  notify: Notify,
  { decision, outcomes }: DecisionResult<Item>,
  words: ResultWords<Item>,
): void {
  const { error } = decision;
  // The user is signed out; the decision is kept until the next sign-in.
  if (error instanceof SessionEndedError) return;
  if (error) notify.error(error, words.failure([decision]));
  else if (outcomes.some(({ kind }) => kind !== 'done')) notify.refusal(words.outcome(outcomes));
}
