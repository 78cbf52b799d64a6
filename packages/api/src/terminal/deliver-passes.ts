import { HttpError, toError } from '../core/errors.ts';
import type { KeptPassStore } from './kept-pass-store.ts';
import type { KeptPass } from './kept-pass.ts';
import { nextStep } from './kept-pass.ts';

/** What passes are delivered with. */
export interface Delivery {
  /** Whose passes are delivered: no one else's. */
  owner: string;
  store: Pick<KeptPassStore, 'read' | 'change'>;
  /** Milliseconds since 1970 in UTC. */
  nowMs: () => number;
  /** Sends one by a call that is begun before it returns. Rejects where it is not known to be recorded. */
  send: (kept: KeptPass) => Promise<void>;
  /** Whether the server has recorded one: the same moment and type is among its last passes. */
  isRecorded: (kept: KeptPass) => Promise<boolean>;
}

/** What has come of a delivery. */
export interface DeliveryReport {
  recorded: KeptPass[];
  /** The server does not take them. */
  refused: { kept: KeptPass; error: HttpError }[];
  /** It ended at one that stays kept. */
  stopped: { kept: KeptPass; error: Error } | null;
}

/**
 * Delivers the passes of one person, the earliest first. What has been sent before is checked before it is sent again;
 * where the network or the server fails, everything from there on stays kept. The first call of a pass that was never sent
 * is begun before this returns.
 */
export async function deliverPasses(delivery: Delivery): Promise<DeliveryReport> {
  const { owner, store, nowMs } = delivery;
  const report: DeliveryReport = { recorded: [], refused: [], stopped: null };
  for (;;) {
    const step = nextStep(store.read(), owner, nowMs());
    if (!step) return report;
    const { kept } = step;
    const result = step.do === 'send' ? await attempt(delivery, kept) : await check(delivery, kept);
    if (result.kind === 'stopped') return { ...report, stopped: { kept, error: result.error } };
    if (result.kind === 'notRecorded') store.change({ kind: 'notRecorded', key: kept.key });
    if (result.kind === 'recorded') {
      store.change({ kind: 'settled', key: kept.key });
      report.recorded.push(kept);
    }
    if (result.kind === 'refused') {
      store.change({ kind: 'refused', key: kept.key, words: result.error.detail });
      report.refused.push({ kept, error: result.error });
    }
  }
}

type Result =
  | { kind: 'recorded' }
  | { kind: 'notRecorded' }
  | { kind: 'refused'; error: HttpError }
  | { kind: 'stopped'; error: Error };

async function check({ isRecorded }: Delivery, kept: KeptPass): Promise<Result> {
  try {
    return { kind: (await isRecorded(kept)) ? 'recorded' : 'notRecorded' };
  } catch (error) {
    return { kind: 'stopped', error: toError(error) };
  }
}

async function attempt(delivery: Delivery, kept: KeptPass): Promise<Result> {
  delivery.store.change({ kind: 'attempted', key: kept.key });
  try {
    await delivery.send(kept);
    return { kind: 'recorded' };
  } catch (thrown) {
    const error = toError(thrown);
    const isRefused = isRefusal(error);
    // An answer that was lost, or a doubled pass that was refused: it may have been recorded all the same.
    if (!(error instanceof HttpError) || error.status === 409) {
      const { kind } = await check(delivery, kept);
      if (kind === 'recorded') return { kind };
    }
    return isRefused ? { kind: 'refused', error } : { kind: 'stopped', error };
  }
}

/** The server does not take the pass, now or later. */
function isRefusal(error: Error): error is HttpError {
  return error instanceof HttpError && [400, 403, 404, 409].includes(error.status);
}
