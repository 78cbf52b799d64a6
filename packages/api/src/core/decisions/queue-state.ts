import type { Outcomes } from './decision-outcomes.ts';
import { outcomesAfterDeciding, outcomesAfterSending } from './decision-outcomes.ts';
import type { Decidable, DecisionPhase, QueuedDecision } from './decision.ts';
import { withChanged, withEntry } from './queue-entries.ts';

/** The decisions of a queue and their outcomes; another object after every change. */
export interface DecisionQueueState<Item extends Decidable> {
  /** All decisions in the order of the user; the same list until one of them changes. */
  readonly entries: readonly QueuedDecision<Item>[];
  /** The outcomes of items that were not done, and all outcomes of the last mass decision. */
  readonly outcomes: Outcomes<Item>;
}

/** The result of a sent decision. */
export interface DecisionResult<Item extends Decidable> {
  /** The decision after its call: `settled`, or `failed` with an error. */
  readonly decision: QueuedDecision<Item>;
  /** The outcomes that the sender has returned; empty after a failure. */
  readonly outcomes: Outcomes<Item>;
}

/** Called after every change, with the result of a sent decision. */
export type QueueListener<Item extends Decidable> = (result?: DecisionResult<Item>) => void;

/** Stores the state of a queue and notifies its listeners. */
export interface QueueState<Item extends Decidable> {
  get(): DecisionQueueState<Item>;
  /** Returns the decision with a key if it is in the phase. */
  find(key: number, phase: DecisionPhase): QueuedDecision<Item> | undefined;
  change(next: Partial<DecisionQueueState<Item>>, result?: DecisionResult<Item>): void;
  /** Whether a listener is subscribed. */
  isObserved(): boolean;
  /** Returns a function that unsubscribes. `onUnobserved` is called when the last listener unsubscribes. */
  subscribe(listener: QueueListener<Item>, onUnobserved: () => void): () => void;
}

/**
 * Creates the state of a queue that starts with some decisions.
 *
 * @param onEntries called after every change of the entries, before the listeners
 */
export function createQueueState<Item extends Decidable>(
  entries: DecisionQueueState<Item>['entries'],
  onEntries?: (entries: DecisionQueueState<Item>['entries']) => void,
): QueueState<Item> {
  const listeners = new Set<QueueListener<Item>>();
  let state: DecisionQueueState<Item> = { entries, outcomes: [] };
  return {
    get: () => state,
    find: (key, phase) => state.entries.find((entry) => entry.key === key && entry.phase === phase),
    change(next, result) {
      const before = state.entries;
      state = { ...state, ...next };
      if (state.entries !== before) onEntries?.(state.entries);
      for (const listener of listeners) listener(result);
    },
    isObserved: () => listeners.size > 0,
    subscribe(listener, onUnobserved) {
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onUnobserved();
      };
    },
  };
}

/** Returns the state after the user has decided. */
export function withDecision<Item extends Decidable>(
  { entries, outcomes }: DecisionQueueState<Item>,
  made: QueuedDecision<Item>,
): DecisionQueueState<Item> {
  return { entries: withEntry(entries, made), outcomes: outcomesAfterDeciding(outcomes, made) };
}

/** Returns the state after the result of a sent decision. */
export function withResult<Item extends Decidable>(
  { entries, outcomes }: DecisionQueueState<Item>,
  sent: QueuedDecision<Item>,
  result: DecisionResult<Item>,
): DecisionQueueState<Item> {
  return {
    entries: withChanged(entries, result.decision),
    outcomes: outcomesAfterSending(outcomes, sent, result.outcomes),
  };
}
