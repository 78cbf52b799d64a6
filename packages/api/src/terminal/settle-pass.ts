import { OutcomeUnknownError, SessionEndedError, toError } from '../core/errors.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { hasBackendResponded, isRefusal, NotDoneError, settleWrite } from '../core/writes/settle-write.ts';

/** The statuses of the backend that settle a pass. @requirement terminal-27 */
const answers = [400, 403, 409];
/** A duplicate pass (409) may have been recorded by an earlier call, so it is looked up first. */
const refusals = [400, 403];

/** A pass and the calls that determine its outcome. */
export interface PassToSettle {
  step: WriteStep;
  /** Whether no earlier call can still have an effect; then a pass that is not found is not recorded. */
  isOver: boolean;
  /** Makes the call. */
  send: () => Promise<void>;
  /** Returns whether the pass is among the last passes. */
  isRecorded: () => Promise<boolean>;
}

/** The outcome of a pass. `missing`: it is certainly not recorded, and may be sent again. */
export type PassOutcome =
  | { kind: 'recorded' }
  | { kind: 'refused'; error: Error }
  | { kind: 'missing'; error: Error }
  | { kind: 'unknown'; error: Error };

/**
 * Sends or looks up a pass and returns its outcome. Never rejects. The call begins before this function returns.
 * @requirement terminal-15, terminal-27
 */
export async function settlePass({ step, isOver, send, isRecorded }: PassToSettle): Promise<PassOutcome> {
  try {
    await settleWrite({ step, refusals, send, lookUp: async () => Number(await isRecorded()) });
    return { kind: 'recorded' };
  } catch (thrown) {
    const error = toError(thrown);
    if (error instanceof OutcomeUnknownError) return { kind: 'unknown', error };
    if (error instanceof SessionEndedError) return { kind: 'missing', error };
    if (isRefusal(error, answers)) return { kind: 'refused', error };
    const isMissing = error instanceof NotDoneError ? isOver : hasBackendResponded(error);
    return isMissing
      ? { kind: 'missing', error }
      : { kind: 'unknown', error: new OutcomeUnknownError(error) };
  }
}
