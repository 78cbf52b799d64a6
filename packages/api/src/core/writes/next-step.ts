import { OutcomeUnknownError } from '../errors.ts';
import type { WriteStep } from './settle-write.ts';
import { isRefusal } from './settle-write.ts';

/**
 * The next step of a write whose last attempt ended with `error`: an unknown outcome is checked, after any other failure
 * the result is looked up before sending again, and after a refusal nothing needs to be looked up.
 *
 * @param error null: there was no attempt yet
 */
export function nextStep(error: unknown): WriteStep {
  if (error === null || isRefusal(error)) return 'send';
  return error instanceof OutcomeUnknownError ? 'check' : 'repeat';
}
