import type { Decidable } from '@selfservice/api/core/decisions/decision';
import type { DecisionQueueState } from '@selfservice/api/core/decisions/queue-state';

/** Whether there is anything to say of decisions: one is under way or has failed, or has come to more than was asked for. */
export function hasNews<Item extends Decidable>({ entries, outcomes }: DecisionQueueState<Item>): boolean {
  return outcomes.length > 0 || entries.some(({ phase }) => phase !== 'settled');
}
