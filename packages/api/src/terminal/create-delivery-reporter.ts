import type { DeliveredPass, PassSender } from './create-pass-sender.ts';
import type { KeptPass } from './kept-pass.ts';
import { phaseOf } from './kept-pass.ts';
import type { TerminalOptions } from './terminal-options.ts';
import type { TerminalState } from './terminal.ts';

/** The parts of the terminal that the results of a delivery change. */
interface DeliveryContext {
  sender: Pick<PassSender, 'own' | 'change'>;
  orphans: () => readonly KeptPass[];
  onFailed: (failed: TerminalState['failed']) => void;
}

/** Returns a function that reports the results of deliveries; passes that are no longer sent are reported once. */
export function createDeliveryReporter(options: TerminalOptions, context: DeliveryContext) {
  const { clock, isKeeping, onResult } = options;
  const { sender, orphans, onFailed } = context;
  const reported = new Set<string>();

  function reportOnce(kind: 'expired' | 'orphaned', passes: readonly KeptPass[]): void {
    const fresh = passes.filter(({ key }) => !reported.has(key));
    for (const { key } of fresh) reported.add(key);
    if (fresh.length > 0) onResult({ kind, passes: passesOf(fresh) });
  }

  return (delivered: readonly DeliveredPass[]): void => {
    const recorded = delivered.filter(({ outcome }) => outcome.kind === 'recorded');
    if (recorded.length > 0)
      onResult({ kind: 'delivered', passes: passesOf(recorded.map(({ kept }) => kept)) });
    for (const { kept, outcome } of delivered) {
      const { key, pass } = kept;
      if (outcome.kind === 'refused') onResult({ kind: 'refused', pass, error: outcome.error });
      if (outcome.kind === 'missing' && !isKeeping) {
        sender.change({ kind: 'settled', key });
        onFailed({ pass, error: outcome.error });
        onResult({ kind: 'failed', pass, error: outcome.error });
      }
    }
    reportOnce(
      'expired',
      sender.own().filter((kept) => phaseOf(kept, clock.epochMs()) === 'expired'),
    );
    reportOnce('orphaned', orphans());
  };
}

/** Returns the passes of entries. */
export function passesOf(kept: readonly KeptPass[]) {
  return kept.map(({ pass }) => pass);
}

/**
 * Returns whether a pass of the same user can no longer be sent: it belongs to a person for whom the user can no
 * longer act, or was made as part of a substitution that has ended.
 * @requirement terminal-19
 */
export function isOrphan(kept: KeptPass, options: TerminalOptions): boolean {
  const { owner, tenant, userRef, personRef, actablePeople } = options;
  const { pass } = kept;
  if (kept.owner === owner || (kept.tenant ?? tenant) !== tenant || pass.userRef !== userRef) return false;
  return pass.personRef === personRef || !actablePeople.includes(pass.personRef);
}
