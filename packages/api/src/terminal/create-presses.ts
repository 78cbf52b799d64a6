import { SessionEndedError } from '../core/errors.ts';
import type { PassSender } from './create-pass-sender.ts';
import type { KeptPass } from './kept-pass.ts';
import { createPositionWait } from './position-wait.ts';
import type { PositionReading } from './position.ts';
import { gpsText } from './position.ts';
import type { PassOutcome } from './settle-pass.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { keyOf } from './terminal.ts';
import type { PassUnderWay, Terminal, TerminalResult, TerminalState } from './terminal.ts';

/** Makes passes, one at a time. */
export interface Presses extends Pick<Terminal, 'press'> {
  /**
   * Immediately sends the pass whose position is being read, without the position. The call begins before this
   * function returns.
   */
  flush(): void;
}

/** The parts of the terminal that a press changes. */
interface PressContext {
  sender: PassSender;
  state: () => TerminalState;
  change: (next: Partial<TerminalState>) => void;
  /** Called with each outcome, after the state has changed. */
  onSettled: (outcome: PassOutcome) => void;
}

/** Clicks within this time are the same press. */
const samePressMs = 1000;

/**
 * Creates the part of the terminal that takes a pass from the press to its result.
 * @requirement terminal-7, terminal-14
 */
export function createPresses(options: TerminalOptions, context: PressContext): Presses {
  const { clock, owner, page, isKeeping, readPosition, store, onResult } = options;
  const { sender, state, change, onSettled } = context;
  const wait = createPositionWait(clock);
  let flushed: Promise<PassOutcome> | null = null;
  let sendNow = () => {};
  let isSamePress = false;
  const over = () => ({ underWay: null, isReady: !isSamePress });

  function pauseAfterPress(): void {
    isSamePress = true;
    clock.after(samePressMs, () => {
      isSamePress = false;
      change({ isReady: state().underWay === null });
    });
  }

  async function finish(kept: KeptPass): Promise<void> {
    const { key, pass } = kept;
    sendNow = () => {
      sender.change({ kind: 'located', key, gps: '' });
      flushed = sender.sendPressed({ ...kept, gps: '' });
    };
    const reading = kept.gps === null ? await wait.begin(readPosition) : ({ kind: 'off' } as const);
    change({ underWay: { pass, step: 'sending' } });
    const gps = reading.kind === 'found' ? gpsText(reading) : '';
    if (!flushed) sender.change({ kind: 'located', key, gps });
    const outcome = await (flushed ?? sender.sendPressed({ ...kept, gps }));
    flushed = null;
    if (isLost(outcome, isKeeping)) sender.change({ kind: 'settled', key });
    change({ ...over(), ...stateAfter(kept, outcome, reading.kind, isKeeping) });
    onResult(newsOf(kept, outcome, reading.kind, options));
    onSettled(outcome);
  }

  return {
    press({ id, name }, hasPosition = false) {
      const nowMs = clock.epochMs();
      const { tenant, userRef, personRef } = options;
      const pass = { typeId: id, typeName: name, at: clock.localNow(), userRef, personRef, note: '' };
      const next: PassUnderWay = { pass, step: hasPosition ? 'locating' : 'sending' };
      const key = keyOf(owner, next);
      // Another tab may have made the same pass in this second.
      if (!state().isReady || sender.own().some((one) => one.key === key)) return false;
      const kept: KeptPass = {
        key,
        owner,
        tenant,
        pass,
        gps: hasPosition ? null : '',
        pressedMs: nowMs,
        attempt: null,
        claim: { page, atMs: nowMs },
        refusal: null,
      };
      change({ underWay: next, failed: null, isReady: false });
      pauseAfterPress();
      sender.keep(kept);
      if (isKeeping && !store.isPersistent()) onResult({ kind: 'notLasting', pass });
      void finish(kept);
      return true;
    },
    flush() {
      if (wait.end()) sendNow();
    },
  };
}

type Position = PositionReading['kind'] | 'off';

/** Returns whether a pass is certainly not recorded and will not be sent again. */
function isLost(outcome: PassOutcome, isKeeping: boolean): outcome is PassOutcome & { error: Error } {
  return outcome.kind === 'refused' || (outcome.kind === 'missing' && !isKeeping);
}

function stateAfter(
  { pass }: KeptPass,
  outcome: PassOutcome,
  position: Position,
  isKeeping: boolean,
): Partial<TerminalState> {
  if (outcome.kind === 'recorded') return { recorded: { pass, position } };
  return isLost(outcome, isKeeping) ? { failed: { pass, error: outcome.error } } : {};
}

function newsOf(
  { pass }: KeptPass,
  outcome: PassOutcome,
  position: Position,
  { isKeeping, store }: TerminalOptions,
): TerminalResult {
  if (outcome.kind === 'recorded') return { kind: 'recorded', pass, position };
  if (outcome.kind === 'missing' && outcome.error instanceof SessionEndedError)
    return { kind: 'sessionEnded', pass, isKept: isKeeping };
  if (isLost(outcome, isKeeping)) return { kind: 'failed', pass, error: outcome.error };
  if (isKeeping) return { kind: 'kept', pass, isPersistent: store.isPersistent() };
  return { kind: 'unknown', passes: [pass] };
}
