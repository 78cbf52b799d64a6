import { OutcomeUnknownError, SessionEndedError, toError } from '../core/errors.ts';
import type { SettledWrite } from '../core/outbox/settle-write.ts';
import { isRefusal, settleWrite } from '../core/outbox/settle-write.ts';

/** The statuses of the backend that settle a pass. @requirement terminal-27 */
const answers = [400, 403, 409];
/** A duplicate pass (409) may have been recorded by an earlier call, so it is looked up first. */
const refusals = [400, 403];

/** A pass and the calls that determine its outcome, see `settleWrite`. */
export interface PassToSettle extends Pick<
  SettledWrite<void>,
  'clock' | 'attempt' | 'onAttempt' | 'isCheck' | 'send'
> {
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
export async function settlePass({ isRecorded, ...write }: PassToSettle): Promise<PassOutcome> {
  try {
    await settleWrite({ ...write, refusals, lookUp: async () => Number(await isRecorded()) });
    return { kind: 'recorded' };
  } catch (thrown) {
    const error = toError(thrown);
    if (error instanceof OutcomeUnknownError) return { kind: 'unknown', error };
    if (!(error instanceof SessionEndedError) && isRefusal(error, answers)) return { kind: 'refused', error };
    return { kind: 'missing', error };
  }
}
