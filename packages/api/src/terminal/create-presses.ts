import type { DeliveryReport } from './deliver-passes.ts';
import type { KeptPass } from './kept-pass.ts';
import { createPositionWait } from './position-wait.ts';
import { gpsText } from './position.ts';
import { pressResult } from './press-result.ts';
import type { TerminalOptions } from './terminal-options.ts';
import type { Keeping } from './terminal-keeping.ts';
import { keyOf } from './terminal.ts';
import type { PassUnderWay, Terminal, TerminalState } from './terminal.ts';

/** Makes passes, one at a time. */
export interface Presses extends Pick<Terminal, 'press'> {
  /** Sends the pass that waits for its position at once: its call is begun before this returns. */
  flush(): void;
}

/** What presses change. */
interface PressContext {
  keeping: Keeping;
  underWay: () => PassUnderWay | null;
  change: (next: Partial<TerminalState>) => void;
  /** A press has come to something. */
  onSettled: () => void;
}

/** Clicks that follow each other faster are one press. */
const samePressMs = 1000;

/** Takes a pass from its press to its result. Specification 001 sections 2 and 4 (online terminal). */
export function createPresses(options: TerminalOptions, context: PressContext): Presses {
  const { clock, owner, isKeeping, readPosition, onNews, userRef, personRef } = options;
  const { keeping, underWay, change, onSettled } = context;
  const wait = createPositionWait(clock);
  const freshKey = () => keyOf(owner, underWay());
  let lastPressMs = -Infinity;
  /** Set where the end of the session has hurried a pass. */
  let early: Promise<DeliveryReport> | null = null;

  async function finish(kept: KeptPass): Promise<void> {
    const { key, pass } = kept;
    const reading = kept.gps === null ? await wait.begin(readPosition) : ({ kind: 'off' } as const);
    change({ underWay: { pass, step: 'sending' } });
    if (!early)
      keeping.change({ kind: 'located', key, gps: reading.kind === 'found' ? gpsText(reading) : '' });
    const report = await (early ?? keeping.deliverInTurn(freshKey));
    early = null;
    const left = keeping.own().find((one) => one.key === key);
    const result = pressResult(kept, report, keeping.refusalOf(key), left, isKeeping);
    if (result instanceof Error) {
      keeping.change({ kind: 'settled', key });
      change({ underWay: null, failed: { pass, error: result } });
      onNews({ kind: 'failed', pass, error: result });
    } else if (result === 'kept') {
      change({ underWay: null });
      onNews({ kind: 'kept', pass });
    } else {
      change({ underWay: null, recorded: { pass, position: reading.kind } });
      onNews({ kind: 'recorded', pass, position: reading.kind });
    }
    onSettled();
  }

  return {
    press({ id, name }, hasPosition = false) {
      const nowMs = clock.epochMs();
      if (underWay() || Math.abs(nowMs - lastPressMs) < samePressMs) return false;
      lastPressMs = nowMs;
      const pass = { typeId: id, typeName: name, at: clock.localNow(), userRef, personRef, note: '' };
      const next: PassUnderWay = { pass, step: hasPosition ? 'locating' : 'sending' };
      const kept: KeptPass = {
        key: keyOf(owner, next),
        owner,
        pass,
        gps: hasPosition ? null : '',
        pressedMs: nowMs,
        isAttempted: false,
        refusal: null,
      };
      change({ underWay: next, failed: null });
      keeping.change({ kind: 'pressed', kept });
      void finish(kept);
      return true;
    },
    flush() {
      const key = freshKey();
      if (!wait.end()) return;
      keeping.change({ kind: 'located', key, gps: '' });
      // What was pressed before goes first, and may not be sent by two at a time.
      const isFirst = keeping.own().every((one) => one.key === key || one.refusal !== null);
      if (isFirst) early = keeping.deliverNow();
    },
  };
}
