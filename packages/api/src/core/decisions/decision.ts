import type { WriteStep } from '../writes/settle-write.ts';

/** Something that is decided about, for example a request. */
export interface Decidable {
  readonly id: number;
}

/** A decision of the user about one item, or about many at once. */
export interface Decision<Item extends Decidable> {
  /** What is decided about, as it was when the user decided. */
  items: readonly Item[];
  state: 'approved' | 'rejected';
  /** Empty: none. */
  note: string;
  /** Whether it travels in one call for all items, also for a single item. */
  isMass: boolean;
}

/**
 * The progress of a decision: it can be undone while it is `waiting`, and a call is under way while it is `sending`. Then
 * it is done (`settled`), or it is not done or its outcome is not known (`failed`).
 */
export type DecisionPhase = 'waiting' | 'sending' | 'settled' | 'failed';

/** A decision in the queue. */
export interface QueuedDecision<Item extends Decidable> extends Decision<Item> {
  /** Unique in all pages. */
  readonly key: number;
  readonly phase: DecisionPhase;
  /**
   * The step of the call that is under way, or of the next one: `check` while the outcome of an earlier call is not
   * known, `repeat` where an earlier call may still arrive late.
   */
  readonly step: WriteStep;
  /** Why it failed; null unless it has. */
  readonly error: Error | null;
}

/** The ids of the items of a decision. */
export function idsOf({ items }: { items: readonly Decidable[] }): number[] {
  return items.map(({ id }) => id);
}

/** Whether it is not known if a decision was done: a check settles it. */
export function isUnknown({ phase, step }: Pick<QueuedDecision<Decidable>, 'phase' | 'step'>): boolean {
  return phase === 'failed' && step === 'check';
}

/** Whether the outcome of a decision is being read; nothing is sent. */
export function isChecking({ phase, step }: Pick<QueuedDecision<Decidable>, 'phase' | 'step'>): boolean {
  return phase === 'sending' && step === 'check';
}
