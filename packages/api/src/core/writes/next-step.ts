import { OutcomeUnknownError } from '../errors.ts';
import type { WriteStep } from './settle-write.ts';
import { isRefusal } from './settle-write.ts';

/**
 * Returns the next step of a write after its last attempt: `check` after an unknown outcome, `repeat` (look up, then send)
 * after another failure, and `send` after a refusal.
 *
 * @param error the error of the last attempt; null for none
 */
export function nextStep(error: unknown): WriteStep {
  if (error === null || isRefusal(error)) return 'send';
  return error instanceof OutcomeUnknownError ? 'check' : 'repeat';
}
