import type { Step } from '../outbox/kept-write.ts';

/** An item that a user decides about, for example a request. */
export interface Decidable {
  readonly id: number;
}

/** A decision of the user about one or several items. */
export interface Decision<Item extends Decidable> {
  /** The items, as they were when the user decided. */
  items: readonly Item[];
  state: 'approved' | 'rejected';
  /** Empty for none. */
  note: string;
  /** Whether one call sends all items, also a single one. */
  isMass: boolean;
}

/**
 * The progress of a decision: `waiting` while it can be undone, `sending` while a call is running, then `settled` if it is
 * done, or `failed` if it is not done or its outcome is unknown.
 */
export type DecisionPhase = 'waiting' | 'sending' | 'settled' | 'failed';

/** A decision in the queue. */
export interface QueuedDecision<Item extends Decidable> extends Decision<Item> {
  /** Unique among all pages. */
  readonly key: number;
  readonly phase: DecisionPhase;
  /**
   * The step of the running call, or of the next one: `check` while the outcome of an earlier call is unknown, `repeat` if
   * an earlier call may still arrive late.
   */
  readonly step: Step;
  /** The error of a failed decision; null otherwise. */
  readonly error: Error | null;
}

/** Returns the ids of the items of a decision. */
export function idsOf({ items }: { items: readonly Decidable[] }): number[] {
  return items.map(({ id }) => id);
}

/** Whether it is unknown if a decision was done, so that it needs a check. */
export function isUnknown({ phase, step }: Pick<QueuedDecision<Decidable>, 'phase' | 'step'>): boolean {
  return phase === 'failed' && step === 'check';
}

/** Whether the outcome of a decision is being read, without sending it. */
export function isChecking({ phase, step }: Pick<QueuedDecision<Decidable>, 'phase' | 'step'>): boolean {
  return phase === 'sending' && step === 'check';
}
