import { signal } from '@preact/signals-core';
import type { Clock } from '../core/clock.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import type { EntryStore } from '../core/outbox/entry-store.ts';
import type { Delivered } from '../core/outbox/kept-writes.ts';
import { createKeptWrites } from '../core/outbox/kept-writes.ts';
import { createPresses } from './create-presses.ts';
import type { KeptPass, PassCalls, PassOwner } from './kept-pass.ts';
import { isExpired, isLost, isOrphan, keptPassSchema, passesOf, passPolicy, phaseOf } from './kept-pass.ts';
import type { PositionReading } from './position.ts';
import { keyOf } from './terminal.ts';
import type { Terminal, TerminalResult, TerminalState } from './terminal.ts';

/** The context of a terminal. */
export interface TerminalOptions extends PassOwner, PassCalls {
  clock: Clock;
  /** Identifies this page. */
  page: string;
  /** The kept passes of all users of the device. */
  store: EntryStore;
  /** Whether passes can be sent again; otherwise they are only looked up. */
  isKeeping: boolean;
  /** Reads the position of the device. */
  readPosition: () => Promise<PositionReading>;
  /** Called with each result to show to the user. */
  onResult: (news: TerminalResult) => void;
}

/** The terminal with the functions for its owner. */
export interface OwnTerminal extends Terminal {
  /**
   * Called when the session or the page ends: sends a pass whose position is being read. The call begins before
   * this function returns.
   */
  flush(): void;
  /** Called when another tab has changed the kept passes. */
  refresh(): void;
  /** Stops making and sending passes. */
  stop(): void;
}

/** Creates the online terminal of a person. @requirement terminal-7, terminal-14, terminal-15, terminal-16 */
export function createTerminal(options: TerminalOptions): OwnTerminal {
  const { clock, owner, page, store, isKeeping, onResult } = options;
  const reported = new Set<string>();
  let cancelRetry: (() => void) | null = null;
  let isStopped = false;
  /** Whether a delivery was requested during a round, which may already have passed the entry in question. */
  let isWantedAgain = false;
  const state = signal<TerminalState>({
    underWay: null,
    isReady: true,
    recorded: null,
    failed: null,
    kept: [],
    orphans: [],
    othersCount: 0,
    isDelivering: false,
    isKeeping,
    isPersistent: store.isLasting(),
  });
  const writes = createKeptWrites<KeptPass>({
    clock,
    page,
    isOwn: (kept) => kept.owner === owner,
    schema: keptPassSchema,
    store,
    policy: passPolicy(options, (kept) => isKeeping && !isExpired(kept, clock.epochMs())),
    onChange: showKept,
  });
  const presses = createPresses({
    ...options,
    isLasting: store.isLasting,
    writes,
    state,
    change,
    onSettled(outcome) {
      showKept();
      // The network is available, so kept passes are sent now.
      if (outcome.kind === 'done') void deliver();
      tryAgainLater();
    },
  });

  function change(next: Partial<TerminalState>): void {
    state.value = { ...state.peek(), ...next };
  }

  function showKept(): void {
    const [all, own] = [writes.all(), writes.own()];
    const orphans = all.filter((kept) => isOrphan(kept, options));
    const freshKey = keyOf(owner, state.peek().underWay);
    change({
      kept: own.filter(({ key }) => key !== freshKey),
      orphans,
      othersCount: all.length - own.length - orphans.length,
      isPersistent: store.isLasting(),
    });
  }

  /**
   * Delivers pending passes again: when the attempt of a pass is over, otherwise after a minute.
   *
   * @param sinceMs when the last delivery began: it has tried the passes whose attempt was over by then. Default now
   */
  function tryAgainLater(sinceMs = clock.epochMs()): void {
    const nowMs = clock.epochMs();
    const pending = writes.own().filter((kept) => phaseOf(kept, nowMs) !== 'refused');
    if (pending.length === 0 || isStopped || cancelRetry) return;
    const waits = pending.map(({ attempt }) => {
      const overMs = (attempt?.atMs ?? 0) + attemptMs;
      return overMs > sinceMs ? Math.max(overMs - nowMs, 0) : attemptMs;
    });
    cancelRetry = clock.after(Math.min(attemptMs, ...waits), () => {
      cancelRetry = null;
      void deliver();
    });
  }

  /** Delivers kept passes, one round at a time, and again while some are pending. */
  async function deliver(): Promise<void> {
    if (isStopped) return;
    const { isDelivering } = state.peek();
    isWantedAgain = isDelivering;
    if (isDelivering) return;
    change({ isDelivering: true });
    const beganMs = clock.epochMs();
    try {
      await report(await writes.deliver());
    } finally {
      change({ isDelivering: false });
      tryAgainLater(beganMs);
    }
    if (isWantedAgain) await deliver();
  }

  async function report(delivered: readonly Delivered<KeptPass>[]): Promise<void> {
    const recorded = delivered.filter(({ outcome }) => outcome.kind === 'done');
    if (recorded.length > 0)
      onResult({ kind: 'delivered', passes: passesOf(recorded.map(({ kept }) => kept)) });
    for (const { kept, outcome } of delivered) {
      const { key, pass } = kept;
      if (outcome.kind === 'refused') onResult({ kind: 'refused', pass, error: outcome.error });
      else if (isLost(outcome, isKeeping)) {
        await writes.change(key, () => undefined);
        change({ failed: { pass, error: outcome.error } });
        onResult({ kind: 'failed', pass, error: outcome.error });
      }
    }
    reportOnce(
      'expired',
      writes.own().filter((kept) => phaseOf(kept, clock.epochMs()) === 'expired'),
    );
    reportOnce('orphaned', state.peek().orphans);
  }

  /** Reports passes that are no longer sent, each once. */
  function reportOnce(kind: 'expired' | 'orphaned', passes: readonly KeptPass[]): void {
    const fresh = passes.filter(({ key }) => !reported.has(key));
    for (const { key } of fresh) reported.add(key);
    if (fresh.length > 0) onResult({ kind, passes: passesOf(fresh) });
  }

  return {
    state,
    press: (...press) => !isStopped && presses.press(...press),
    deliver,
    async checkNow() {
      await deliver();
      const unknown = state.peek().kept.filter((kept) => phaseOf(kept, clock.epochMs()) === 'unknown');
      if (unknown.length > 0) onResult({ kind: 'unknown', passes: passesOf(unknown) });
    },
    async sendAgain(key) {
      await writes.change(key, (before) => before && { ...before, refusal: null });
      await deliver();
    },
    discard: (key) =>
      writes.change(key, (before) =>
        before && phaseOf(before, clock.epochMs()) === 'sending' ? before : undefined,
      ),
    flush: presses.flush,
    refresh() {
      void writes.refresh().then(() => tryAgainLater());
    },
    stop() {
      isStopped = true;
      cancelRetry?.();
    },
  };
}
