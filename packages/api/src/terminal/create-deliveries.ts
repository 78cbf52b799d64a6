import type { PassSender } from './create-pass-sender.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { phaseOf } from './kept-pass.ts';
import { createDeliveryReporter } from './create-delivery-reporter.ts';
import type { TerminalOptions } from './terminal-options.ts';
import type { TerminalState } from './terminal.ts';

/** The parts of the terminal that deliveries use. */
interface DeliveriesContext {
  options: TerminalOptions;
  sender: PassSender;
  state: () => TerminalState;
  change: (next: Partial<TerminalState>) => void;
}

/**
 * Delivers kept passes, one round at a time, and again after a minute while some are pending.
 * @requirement terminal-16
 */
export function createDeliveries({ options, sender, state, change }: DeliveriesContext) {
  const { clock } = options;
  const report = createDeliveryReporter(options, {
    sender,
    orphans: () => state().orphans,
    onFailed: (failed) => change({ failed }),
  });
  let cancelRetry: (() => void) | null = null;
  let isStopped = false;
  /** Whether a delivery was requested during a round, which may already have passed the entry in question. */
  let isWantedAgain = false;

  function tryAgainLater(): void {
    const isPending = sender.own().some((kept) => phaseOf(kept, clock.epochMs()) !== 'refused');
    if (!isPending || isStopped || cancelRetry) return;
    cancelRetry = clock.after(attemptMs, () => {
      cancelRetry = null;
      void deliver();
    });
  }

  async function deliver(): Promise<void> {
    const { isDelivering, kept, orphans } = state();
    if (isStopped || kept.length + orphans.length === 0) return;
    isWantedAgain = isDelivering;
    if (isDelivering) return;
    change({ isDelivering: true });
    try {
      report(await sender.deliver());
    } finally {
      change({ isDelivering: false });
      tryAgainLater();
    }
    if (isWantedAgain) await deliver();
  }

  return {
    deliver,
    tryAgainLater,
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      cancelRetry?.();
    },
  };
}
