import type { ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../core/clock.ts';
import { SessionEndedError } from '../core/errors.ts';
import type { WriteOutcome } from '../core/outbox/kept-write.ts';
import type { KeptWrites } from '../core/outbox/kept-writes.ts';
import type { KeptPass, PassOwner } from './kept-pass.ts';
import { isLost } from './kept-pass.ts';
import { createPositionWait } from './position-wait.ts';
import type { PositionReading } from './position.ts';
import { gpsText } from './position.ts';
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

/** The parts of the terminal that a press uses and changes. */
interface PressContext extends PassOwner {
  clock: Clock;
  page: string;
  /** Whether passes that could not be sent are kept. */
  isKeeping: boolean;
  /** Whether kept passes survive the page. */
  isLasting: () => boolean;
  writes: KeptWrites<KeptPass>;
  readPosition: () => Promise<PositionReading>;
  state: ReadonlySignal<TerminalState>;
  change: (next: Partial<TerminalState>) => void;
  onResult: (news: TerminalResult) => void;
  /** Called with each outcome, after the state has changed. */
  onSettled: (outcome: WriteOutcome) => void;
}

/** Clicks within this time are the same press. */
const samePressMs = 1000;

/**
 * Creates the part of the terminal that takes a pass from the press to its result.
 * @requirement terminal-7, terminal-14
 */
export function createPresses(context: PressContext): Presses {
  const { clock, owner, page, isKeeping, writes, readPosition, state, change, onResult, onSettled } = context;
  const wait = createPositionWait(clock);
  let sendNow = () => {};
  let isSamePress = false;
  const over = () => ({ underWay: null, isReady: !isSamePress });

  function pauseAfterPress(): void {
    isSamePress = true;
    clock.after(samePressMs, () => {
      isSamePress = false;
      change({ isReady: state.peek().underWay === null });
    });
  }

  async function finish(kept: KeptPass): Promise<void> {
    const { key, pass } = kept;
    let flushed: Promise<WriteOutcome> | null = null;
    sendNow = () => {
      flushed = writes.sendPressed({ ...kept, gps: '' });
    };
    const [isOwn, reading] = await Promise.all([
      writes.keep(kept),
      kept.gps === null ? wait.begin(readPosition) : ({ kind: 'off' } as const),
    ]);
    // Another tab has made the same pass in this second.
    if (!isOwn && !flushed) return change(over());
    change({ underWay: { pass, step: 'sending' } });
    const gps = reading.kind === 'found' ? gpsText(reading) : '';
    if (isKeeping && !context.isLasting()) onResult({ kind: 'notLasting', pass });
    if (!flushed && gps) await writes.change(key, (before) => before && { ...before, gps });
    const outcome = await (flushed ?? writes.sendPressed({ ...kept, gps }));
    if (isLost(outcome, isKeeping)) await writes.change(key, () => undefined);
    change({ ...over(), ...stateAfter(kept, outcome, reading.kind, isKeeping) });
    onResult(newsOf(kept, outcome, reading.kind, context));
    onSettled(outcome);
  }

  return {
    press({ id, name }, hasPosition = false) {
      const { tenant, userRef, personRef } = context;
      const pass = { typeId: id, typeName: name, at: clock.localNow(), userRef, personRef, note: '' };
      const next: PassUnderWay = { pass, step: hasPosition ? 'locating' : 'sending' };
      const key = keyOf(owner, next);
      if (!state.peek().isReady || writes.own().some((one) => one.key === key)) return false;
      const pressedMs = clock.epochMs();
      change({ underWay: next, failed: null, isReady: false });
      pauseAfterPress();
      void finish({
        key,
        owner,
        tenant,
        pass,
        gps: hasPosition ? null : '',
        pressedMs,
        attempt: { page, atMs: pressedMs, isRunning: true, isOver: false },
        refusal: null,
      });
      return true;
    },
    flush() {
      if (wait.end()) sendNow();
    },
  };
}

type Position = PositionReading['kind'] | 'off';

function stateAfter(
  { pass }: KeptPass,
  outcome: WriteOutcome,
  position: Position,
  isKeeping: boolean,
): Partial<TerminalState> {
  if (outcome.kind === 'done') return { recorded: { pass, position } };
  return isLost(outcome, isKeeping) ? { failed: { pass, error: outcome.error } } : {};
}

function newsOf(
  { key, pass }: KeptPass,
  outcome: WriteOutcome,
  position: Position,
  { isKeeping, isLasting, writes }: PressContext,
): TerminalResult {
  if (outcome.kind === 'done') return { kind: 'recorded', pass, position };
  if (outcome.kind === 'missing' && outcome.error instanceof SessionEndedError)
    return { kind: 'sessionEnded', pass, isKept: isKeeping };
  if (isLost(outcome, isKeeping)) return { kind: 'failed', pass, error: outcome.error };
  // Another tab may have settled it while this one slept.
  const isKept = isKeeping && writes.own().some((one) => one.key === key);
  if (isKept) return { kind: 'kept', pass, isPersistent: isLasting() };
  return { kind: 'unknown', passes: [pass] };
}
