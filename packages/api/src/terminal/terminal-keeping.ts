import type { Clock } from '../core/clock.ts';
import type { Delivery, DeliveryReport } from './deliver-passes.ts';
import { deliverPasses } from './deliver-passes.ts';
import type { KeptPassStore } from './kept-pass-store.ts';
import type { KeptPass } from './kept-pass.ts';
import { phaseOf } from './kept-pass.ts';
import { createTurns } from './run-in-turn.ts';
import type { TerminalNews } from './terminal.ts';

/** What kept passes are delivered with. */
export interface KeepingOptions extends Pick<Delivery, 'send' | 'isRecorded' | 'owner'> {
  clock: Clock;
  /** Holds the passes that the server has not recorded yet. */
  store: KeptPassStore;
  /** Does something while no other tab does it. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Hears what is to be told. */
  onNews: (news: TerminalNews) => void;
}

/** The kept passes of one person. */
export interface Keeping {
  /** Those of the person, in the order of their presses. */
  own(): readonly KeptPass[];
  /** Whether something of the person waits to be sent. */
  isWaiting(): boolean;
  change: KeptPassStore['change'];
  /** Delivers them at once: the first call is begun before this returns. */
  deliverNow(): Promise<DeliveryReport>;
  /** Why the server has refused one here; undefined: it has not. */
  refusalOf(key: string): Error | undefined;
  /** Delivers them when nobody else does, and tells of all but the pass that is told of by itself. */
  deliverInTurn(freshKey: () => string): Promise<DeliveryReport>;
}

/** Keeps the passes of one person; `onChange` hears of every change made here. */
export function createKeeping(options: KeepingOptions, onChange: () => void): Keeping {
  const { clock, owner, store, exclusively, onNews } = options;
  const inTurn = createTurns();
  const told = new Set<string>();
  const refusals = new Map<string, Error>();
  const nowMs = () => clock.epochMs();
  const own = () => store.read().filter((kept) => kept.owner === owner);
  const phase = (kept: KeptPass) => phaseOf(kept, nowMs());
  const change: KeptPassStore['change'] = (event) => {
    store.change(event);
    onChange();
  };

  async function deliverNow(): Promise<DeliveryReport> {
    const report = await deliverPasses({ ...options, store: { read: store.read, change }, nowMs });
    for (const { kept, error } of report.refused) refusals.set(kept.key, error);
    return report;
  }

  function tell({ recorded, refused }: DeliveryReport, freshKey: string): void {
    const delivered = recorded.filter(({ key }) => key !== freshKey).map(({ pass }) => pass);
    if (delivered.length > 0) onNews({ kind: 'delivered', passes: delivered });
    for (const { kept, error } of refused)
      if (kept.key !== freshKey) onNews({ kind: 'refused', pass: kept.pass, error });
    const expired = own().filter(
      (kept) => phase(kept) === 'expired' && !kept.isAttempted && !told.has(kept.key),
    );
    for (const { key } of expired) told.add(key);
    if (expired.length > 0) onNews({ kind: 'expired', passes: expired.map(({ pass }) => pass) });
  }

  return {
    own,
    isWaiting: () => own().some((kept) => phase(kept) === 'waiting' || phase(kept) === 'locating'),
    change,
    deliverNow,
    refusalOf: (key) => refusals.get(key),
    deliverInTurn: (freshKey) =>
      inTurn(() =>
        exclusively(async () => {
          const report = await deliverNow();
          tell(report, freshKey());
          return report;
        }),
      ),
  };
}
