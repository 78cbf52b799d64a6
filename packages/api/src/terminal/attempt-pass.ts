import type { Clock } from '../core/clock.ts';
import { OutcomeUnknownError } from '../core/errors.ts';
import { isRecent } from '../core/outbox/attempt.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { KeptPass, PassStep } from './kept-pass.ts';
import type { PassOutcome } from './settle-pass.ts';
import { settlePass } from './settle-pass.ts';

/** The calls of a pass. */
export interface PassCalls {
  /** Sends a pass with a call that begins before this function returns. */
  send: (kept: KeptPass) => Promise<void>;
  /** Returns whether a pass is among the last passes of its person. */
  isRecorded: (kept: KeptPass) => Promise<boolean>;
}

/** The context of a page's attempt. */
interface AttemptContext extends PassCalls {
  clock: Clock;
  page: string;
  changes: KeptChanges;
}

/**
 * Sends or checks a pass claimed by the page, and stores the result if it is certain. The call begins before this
 * function returns.
 * @requirement terminal-15
 */
export async function attemptPass(
  context: AttemptContext,
  kept: KeptPass,
  step: PassStep,
): Promise<PassOutcome> {
  const { clock, page, changes, send, isRecorded } = context;
  const { key } = kept;
  let latest = kept;
  const outcome = await settlePass({
    clock,
    attempt:
      step === 'send' ? null : { atMs: kept.attempt?.atMs ?? kept.pressedMs, isOver: step === 'repeat' },
    isCheck: step === 'check',
    // The store has its own marks.
    onAttempt() {},
    isRecorded: () => isRecorded(kept),
    send() {
      if (step === 'repeat' && changes.find(key)?.claim?.page !== page)
        throw new Error('Another page has taken over the pass.');
      const claim = changes.newClaim(key);
      latest = { ...kept, attempt: claim, claim };
      // Stored before the call: if the page is killed, the next one looks the pass up.
      changes.change({ kind: 'attempted', key, claim });
      return send(kept);
    },
  });
  return keepOutcome(context, latest, outcome);
}

/** Stores an outcome and returns the part of it that is certain. */
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
  const isHeld = stored
    ? stored.claim?.page === page
    : kept.claim !== null && isRecent(kept.claim, clock.epochMs());
  // The entry is missing if the site data was deleted meanwhile.
  change({ kind: 'pressed', kept });
  if (outcome.kind === 'missing' && isHeld) change({ kind: 'notRecorded', key, page });
  else if (outcome.kind === 'refused' && isHeld)
    change({ kind: 'refused', key, page, words: refusalText(outcome.error) });
  else change({ kind: 'released', key, page, attempt });
  return isHeld || outcome.kind === 'unknown' ? outcome : takenOver();
}

/** Returns the outcome of a pass that another page has acted on while this one slept for a minute. */
export function takenOver(): PassOutcome {
  const error = new OutcomeUnknownError(new Error('Another page has taken over the pass.'));
  return { kind: 'unknown', error };
}

/** Returns the backend's words of a refusal; may be empty. */
function refusalText(error: Error): string {
  return 'detail' in error ? String(error.detail) : error.message;
}
