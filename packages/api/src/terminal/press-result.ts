import { HttpError } from '../core/errors.ts';
import type { DeliveryReport } from './deliver-passes.ts';
import type { KeptPass } from './kept-pass.ts';

/**
 * What a press has come to by a delivery; an error: it is not recorded, and not kept either.
 *
 * @param left the pass as it is still kept; undefined where it is not
 * @param isKeeping whether what cannot be sent stays kept
 */
export function pressResult(
  { key }: KeptPass,
  { refused, stopped }: DeliveryReport,
  left: KeptPass | undefined,
  isKeeping: boolean,
): 'recorded' | 'kept' | Error {
  // Here, or by another tab.
  if (!left) return 'recorded';
  const refusal = refused.find(({ kept }) => kept.key === key)?.error;
  if (refusal) return refusal;
  if (left.refusal !== null) return new Error(left.refusal);
  const isAnswered = stopped?.kept.key === key && stopped.error instanceof HttpError;
  if (isKeeping && !isAnswered) return 'kept';
  return stopped?.error ?? new Error('The pass was not sent.');
}
