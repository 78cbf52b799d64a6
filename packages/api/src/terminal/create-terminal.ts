import { createObservable } from '../core/observable.ts';
import { createPresses } from './create-presses.ts';
import { createKeeping } from './terminal-keeping.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { keyOf } from './terminal.ts';
import type { Terminal, TerminalState } from './terminal.ts';

/** A terminal as its owner has it. */
export interface OwnTerminal extends Terminal {
  /** The session or the page ends: what waits for its position is sent without, by a call begun before this returns. */
  flush(): void;
  /** Another tab has changed what is kept. */
  refresh(): void;
  /** Makes no passes any more, and sends none by itself. */
  stop(): void;
}

/** How long after a failure kept passes are sent again by themselves. */
const retryMs = 60_000;

/** The online terminal of one person. Specification 001 sections 2 to 4. */
export function createTerminal(options: TerminalOptions): OwnTerminal {
  const { clock, owner, isKeeping } = options;
  const keeping = createKeeping(options, refresh);
  const state = createObservable<TerminalState>({
    underWay: null,
    recorded: null,
    failed: null,
    isDelivering: false,
    kept: keeping.own(),
  });
  const change = (next: Partial<TerminalState>) => state.set({ ...state.get(), ...next });
  const underWay = () => state.get().underWay;
  const freshKey = () => keyOf(owner, underWay());
  let cancelRetry = () => {};
  let isStopped = false;
  const presses = createPresses(options, {
    keeping,
    underWay,
    change,
    onSettled() {
      refresh();
      tryAgainLater();
    },
  });

  function refresh(): void {
    change({ kept: keeping.own().filter(({ key }) => key !== freshKey()) });
  }

  function tryAgainLater(): void {
    cancelRetry();
    if (isKeeping && !isStopped && keeping.isWaiting())
      cancelRetry = clock.after(retryMs, () => void deliver());
  }

  async function deliver(): Promise<void> {
    if (isStopped || state.get().isDelivering || underWay() || keeping.own().length === 0) return;
    change({ isDelivering: true });
    try {
      await keeping.deliverInTurn(freshKey);
    } finally {
      change({ isDelivering: false });
      tryAgainLater();
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    press: (...press) => !isStopped && presses.press(...press),
    deliver,
    discard(key) {
      if (!state.get().isDelivering) keeping.change({ kind: 'settled', key });
    },
    flush: presses.flush,
    refresh,
    stop() {
      isStopped = true;
      cancelRetry();
    },
  };
}
