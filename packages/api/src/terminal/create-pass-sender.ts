import { startAge } from '../core/clock.ts';
import { attemptMs, isRecent } from '../core/outbox/attempt.ts';
import type { PassCalls } from './attempt-pass.ts';
import { attemptPass, takenOver } from './attempt-pass.ts';
import type { KeptChanges, KeptChangesOptions } from './kept-changes.ts';
import { createKeptChanges } from './kept-changes.ts';
import type { KeptPass } from './kept-pass.ts';
import { nextStepOf } from './kept-pass.ts';
import type { PassOutcome } from './settle-pass.ts';

/** The options of a pass sender. */
export interface PassSenderOptions extends KeptChangesOptions, PassCalls {
  /** Whether passes can be sent again; otherwise they are only looked up. */
  isKeeping: boolean;
  /**
   * Runs work while no other tab runs it; returns null if another tab does. Without locks it always runs the work.
   */
  exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
}

/** A kept pass and the outcome of its delivery. */
export interface DeliveredPass {
  kept: KeptPass;
  outcome: PassOutcome;
}

/** Sends the passes of one sign-in and determines their outcomes. */
export interface PassSender extends Pick<KeptChanges, 'own' | 'change'> {
  /** Stores a pass that was just pressed. Nothing else sends it before `sendPressed`. */
  keep(kept: KeptPass): void;
  /** Sends a pass stored by `keep`. The call begins before this function returns. */
  sendPressed(kept: KeptPass): Promise<PassOutcome>;
  /** Sends or checks every kept pass that is due, the earliest first. A failure does not stop the others. */
  deliver(): Promise<readonly DeliveredPass[]>;
}

/** Creates the sender of a page; `onChange` is called after each change to the kept passes. */
export function createPassSender(options: PassSenderOptions, onChange: () => void): PassSender {
  const { clock, page, isKeeping, exclusively } = options;
  const changes = createKeptChanges(options, onChange);
  const { own, change, find, claim, tidy, busy } = changes;
  const context = { ...options, changes };
  const ages = new Map<string, () => number>();

  async function deliverOne(key: string): Promise<DeliveredPass | null> {
    const nowMs = clock.epochMs();
    const kept = find(key);
    const step = kept && !busy.has(key) ? nextStepOf(kept, { page, nowMs, isKeeping }) : null;
    if (!kept || !step) return null;
    busy.add(key);
    const age = startAge(clock);
    try {
      // A check that can only prove success needs no claim.
      const { attempt } = kept;
      const isOwnCheck = attempt?.page === page && isRecent(attempt, nowMs);
      if (!isOwnCheck && !(await claim(kept))) return null;
      // The page may have slept during the pause.
      if (age() >= attemptMs) return null;
      // A claim that another page has left may have been an attempt.
      const asked = step === 'send' ? kept : { ...kept, attempt: kept.attempt ?? kept.claim };
      return { kept, outcome: await attemptPass(context, asked, step) };
    } finally {
      busy.delete(key);
    }
  }

  /** The page slept: another page may have acted on the pass meanwhile. */
  async function sendLate(kept: KeptPass): Promise<PassOutcome> {
    const { key, pressedMs } = kept;
    const atMs = Math.min(pressedMs, clock.epochMs());
    change({ kind: 'pressed', kept: { ...kept, claim: null, attempt: { page, atMs } } });
    const delivered = await deliverOne(key);
    return delivered?.outcome ?? takenOver();
  }

  return {
    own,
    change,
    keep(kept) {
      busy.add(kept.key);
      ages.set(kept.key, startAge(clock));
      change({ kind: 'pressed', kept });
    },
    async sendPressed(kept) {
      const { key } = kept;
      const ageMs = ages.get(key)?.() ?? attemptMs;
      ages.delete(key);
      try {
        if (ageMs < attemptMs) return await attemptPass(context, kept, 'send');
      } finally {
        busy.delete(key);
      }
      return sendLate(kept);
    },
    async deliver() {
      const delivered = await exclusively(async () => {
        tidy();
        const all: DeliveredPass[] = [];
        for (const { key } of own()) {
          const one = await deliverOne(key);
          if (one) all.push(one);
        }
        return all;
      });
      return delivered ?? [];
    },
  };
}
