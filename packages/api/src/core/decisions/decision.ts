/** Something that is decided about, for example a request. */
export interface Decidable {
  readonly id: number;
}

/** What somebody has decided about one item, or about many at once. */
export interface Decision<Item extends Decidable> {
  /** What is decided about, as it was then. */
  items: readonly Item[];
  state: 'approved' | 'rejected';
  /** Empty: none. */
  note: string;
  /** Travels in one call for all, also when it is about a single item. */
  isMass: boolean;
}

/**
 * How far a decision is: it can be taken back while it is `waiting`, and is on its way while it is `sending`. Then the
 * server has done it (`settled`) or has not (`failed`).
 */
export type DecisionPhase = 'waiting' | 'sending' | 'settled' | 'failed';

/** A decision in the queue. */
export interface QueuedDecision<Item extends Decidable> extends Decision<Item> {
  /** Tells it from the others. */
  readonly key: number;
  readonly phase: DecisionPhase;
  /** Why it failed; null unless it has. */
  readonly error: Error | null;
}

/** The ids of what a decision is about. */
export function idsOf({ items }: { items: readonly Decidable[] }): number[] {
  return items.map(({ id }) => id);
}
