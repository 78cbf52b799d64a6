import { HttpError } from '../errors.ts';
import type { DecisionOutcome } from './decision-outcomes.ts';
import { outcomesOf } from './decision-outcomes.ts';
import type { Decidable, Decision } from './decision.ts';

/** The status with which the server says that somebody else has decided already. */
const conflict = 409;

/**
 * Waits for the response to a decision; where somebody else was faster, finds out how its items stand now.
 *
 * @param readAgain reads everything that the person may decide about; null where it cannot be read
 * @returns nothing where the decision has simply been done
 * @throws whatever the call has failed with, but for a conflict
 */
export async function outcomesAfterConflict<Item extends Decidable & { state: string }>(
  decision: Decision<Item>,
  response: Promise<void>,
  readAgain: () => Promise<readonly Item[] | null>,
): Promise<DecisionOutcome<Item>[]> {
  try {
    await response;
    return [];
  } catch (error) {
    if (!(error instanceof HttpError && error.status === conflict)) throw error;
    const outcomes = outcomesOf(decision, await readAgain());
    return outcomes.map((one) => ({
      ...one,
      kind: one.kind === 'done' ? 'changed' : one.kind,
      reason: error.detail,
    }));
  }
}
