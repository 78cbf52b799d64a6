import { HttpError } from '../core/errors.ts';
import type { DeliveryReport } from './deliver-passes.ts';
import type { KeptPass } from './kept-pass.ts';

/**
 * What a press has come to by a delivery; an error: it is not recorded, and not kept either.
 *
 * @param refusal why the server has refused it here, by whichever delivery; undefined: it has not
 * @param left the pass as it is still kept; undefined where it is not
 * @param isKeeping whether what cannot be sent stays kept
 */
export function pressResult(
  { key }: KeptPass,
  { stopped }: DeliveryReport,
  refusal: Error | undefined,
  left: KeptPass | undefined,
  isKeeping: boolean,
): 'recorded' | 'kept' | Error {
  // Here, or by another tab.
  if (!left) return 'recorded';
  if (refusal) return refusal;
  if (left.refusal !== null) return new Error(left.refusal);
  const isAnswered = stopped?.kept.key === key && stopped.error instanceof HttpError;
  if (isKeeping && !isAnswered) return 'kept';
  return stopped?.error ?? new Error('The pass was not sent.');
}
