import { createObservable } from '../core/observable.ts';
import { createDeliveries } from './create-deliveries.ts';
import { createPassSender } from './create-pass-sender.ts';
import { createPresses } from './create-presses.ts';
import { phaseOf } from './kept-pass.ts';
import { isOrphan, passesOf } from './create-delivery-reporter.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { keyOf } from './terminal.ts';
import type { Terminal, TerminalState } from './terminal.ts';

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

/** Creates the online terminal of a person. @requirement terminal-7, terminal-14, terminal-15 */
export function createTerminal(options: TerminalOptions): OwnTerminal {
  const { clock, store, isKeeping, onResult } = options;
  const sender = createPassSender(options, refresh);
  const state = createObservable<TerminalState>({
    underWay: null,
    isReady: true,
    recorded: null,
    failed: null,
    isDelivering: false,
    isKeeping,
    ...keptNow(''),
  });
  const deliveries = createDeliveries({ options, sender, state: state.get, change });
  const { deliver, tryAgainLater } = deliveries;
  const presses = createPresses(options, {
    sender,
    state: state.get,
    change,
    onSettled(outcome) {
      refresh();
      // The network is available, so kept passes are sent now.
      if (outcome.kind === 'recorded') void deliver();
      tryAgainLater();
    },
  });

  function change(next: Partial<TerminalState>): void {
    state.set({ ...state.get(), ...next });
  }

  function keptNow(
    freshKey: string,
  ): Pick<TerminalState, 'kept' | 'orphans' | 'othersCount' | 'isPersistent'> {
    const all = store.read();
    const own = sender.own();
    const orphans = all.filter((kept) => isOrphan(kept, options));
    return {
      kept: own.filter(({ key }) => key !== freshKey),
      orphans,
      othersCount: all.length - own.length - orphans.length,
      isPersistent: store.isPersistent(),
    };
  }

  function refresh(): void {
    change(keptNow(keyOf(options.owner, state.get().underWay)));
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    press: (...press) => !deliveries.isStopped() && presses.press(...press),
    deliver,
    async checkNow() {
      await deliver();
      const unknown = state.get().kept.filter((kept) => phaseOf(kept, clock.epochMs()) === 'unknown');
      if (unknown.length > 0) onResult({ kind: 'unknown', passes: passesOf(unknown) });
    },
    sendAgain(key) {
      sender.change({ kind: 'sentAgain', key });
      void deliver();
    },
    discard(key) {
      const kept = store.read().find((one) => one.key === key);
      if (kept && phaseOf(kept, clock.epochMs()) !== 'sending') sender.change({ kind: 'settled', key });
    },
    flush: presses.flush,
    refresh() {
      refresh();
      tryAgainLater();
    },
    stop: deliveries.stop,
  };
}
