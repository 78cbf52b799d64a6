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

/** Creates what reports the results of deliveries; passes that are not sent any more are reported once. */
export function createDeliveryTeller(options: TerminalOptions, context: DeliveryContext) {
  const { clock, isKeeping, onNews } = options;
  const { sender, orphans, onFailed } = context;
  const told = new Set<string>();

  function tellOnce(kind: 'expired' | 'orphaned', passes: readonly KeptPass[]): void {
    const fresh = passes.filter(({ key }) => !told.has(key));
    for (const { key } of fresh) told.add(key);
    if (fresh.length > 0) onNews({ kind, passes: passesOf(fresh) });
  }

  return (delivered: readonly DeliveredPass[]): void => {
    const recorded = delivered.filter(({ outcome }) => outcome.kind === 'recorded');
    if (recorded.length > 0)
      onNews({ kind: 'delivered', passes: passesOf(recorded.map(({ kept }) => kept)) });
    for (const { kept, outcome } of delivered) {
      const { key, pass } = kept;
      if (outcome.kind === 'refused') onNews({ kind: 'refused', pass, error: outcome.error });
      if (outcome.kind === 'missing' && !isKeeping) {
        sender.change({ kind: 'settled', key });
        onFailed({ pass, error: outcome.error });
        onNews({ kind: 'failed', pass, error: outcome.error });
      }
    }
    tellOnce(
      'expired',
      sender.own().filter((kept) => phaseOf(kept, clock.epochMs()) === 'expired'),
    );
    tellOnce('orphaned', orphans());
  };
}

/** The passes of entries. */
export function passesOf(kept: readonly KeptPass[]) {
  return kept.map(({ pass }) => pass);
}

/**
 * Whether a pass of the same user can no longer be sent: for a person whom the user cannot speak for any more, or made
 * in another way of speaking for this one, such as a substitution that has ended.
 */
export function isOrphan(kept: KeptPass, options: TerminalOptions): boolean {
  const { owner, customerCode, userRef, personRef, spokenFor } = options;
  const { pass } = kept;
  if (kept.owner === owner || kept.customerCode !== customerCode || pass.userRef !== userRef) return false;
  return pass.personRef === personRef || !spokenFor.includes(pass.personRef);
}
