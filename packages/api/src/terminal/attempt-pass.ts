import type { Clock } from '../core/clock.ts';
import { OutcomeUnknownError } from '../core/errors.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { KeptPass } from './kept-pass.ts';
import { isRecent } from './kept-pass.ts';
import type { PassOutcome } from './settle-pass.ts';
import { settlePass } from './settle-pass.ts';

/** The calls of a pass. */
export interface PassCalls {
  /** Sends a pass by a call that is begun before this returns. */
  send: (kept: KeptPass) => Promise<void>;
  /** Whether a pass is among the last passes of its person. */
  isRecorded: (kept: KeptPass) => Promise<boolean>;
}

/** An attempt of a page. */
interface AttemptContext extends PassCalls {
  clock: Clock;
  page: string;
  changes: KeptChanges;
}

/** Sends or checks a pass that the page holds, and writes down what is certain. The call is begun before this returns. */
export async function attemptPass(
  context: AttemptContext,
  kept: KeptPass,
  step: WriteStep,
): Promise<PassOutcome> {
  const { clock, page, changes, send, isRecorded } = context;
  const { key } = kept;
  let latest = kept;
  const outcome = await settlePass({
    step,
    isOver: !isRecent(kept.attempt, clock.epochMs()),
    isRecorded: () => isRecorded(kept),
    send() {
      if (step === 'repeat' && changes.find(key)?.claim?.page !== page)
        throw new Error('Another page has taken over the pass.');
      const turn = changes.newTurn(key);
      latest = { ...kept, attempt: turn, claim: turn };
      // Written before the call: where the page is killed, the next one looks the pass up.
      changes.change({ kind: 'attempted', key, turn });
      return send(kept);
    },
  });
  return keepOutcome(context, latest, outcome);
}

/** Writes an outcome down and returns what is certain of it. */
function keepOutcome(
  { clock, page, changes: { change, find } }: AttemptContext,
  kept: KeptPass,
  outcome: PassOutcome,
): PassOutcome {
  const { key, attempt } = kept;
  if (outcome.kind === 'recorded') {
    change({ kind: 'settled', key });
    return outcome;
  }
  const stored = find(key);
  const isHeld = stored ? stored.claim?.page === page : isRecent(kept.claim, clock.epochMs());
  // It is missing where the site data was deleted meanwhile.
  change({ kind: 'pressed', kept });
  if (outcome.kind === 'missing' && isHeld) change({ kind: 'notRecorded', key, page });
  else if (outcome.kind === 'refused' && isHeld)
    change({ kind: 'refused', key, page, words: refusalText(outcome.error) });
  else change({ kind: 'released', key, page, attempt });
  return isHeld || outcome.kind === 'unknown' ? outcome : takenOver();
}

/** The outcome of a pass that another page has acted on, because this one slept for a minute. */
export function takenOver(): PassOutcome {
  const error = new OutcomeUnknownError(new Error('Another page has taken over the pass.'));
  return { kind: 'unknown', error };
}

/** The backend's words of a refusal; may be empty. */
function refusalText(error: Error): string {
  return 'detail' in error ? String(error.detail) : error.message;
}
