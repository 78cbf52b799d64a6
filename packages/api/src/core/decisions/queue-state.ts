import type { Outcomes } from './decision-outcomes.ts';
import { outcomesAfterDeciding, outcomesAfterSending } from './decision-outcomes.ts';
import type { Decidable, DecisionPhase, QueuedDecision } from './decision.ts';
import { withChanged, withEntry } from './queue-entries.ts';

/** What is known of decisions; another object after every change. */
export interface DecisionQueueState<Item extends Decidable> {
  /** All of them in the order in which they were made; the same list until one of them changes. */
  readonly entries: readonly QueuedDecision<Item>[];
  /** What has not simply been done, and the last mass decision with all its items. */
  readonly outcomes: Outcomes<Item>;
}

/** A decision has been answered. */
export interface DecisionResult<Item extends Decidable> {
  /** As it stands now: `settled`, or `failed` and with an error. */
  readonly decision: QueuedDecision<Item>;
  /** What the sender has told; empty where it failed. */
  readonly outcomes: Outcomes<Item>;
}

/** Called after every change, with the result where one has come. */
export type QueueListener<Item extends Decidable> = (result?: DecisionResult<Item>) => void;

/** Holds what is known of decisions, and calls back those who are subscribed. */
export interface QueueState<Item extends Decidable> {
  get(): DecisionQueueState<Item>;
  /** A decision that is that far; undefined where it is elsewhere or unknown. */
  find(key: number, phase: DecisionPhase): QueuedDecision<Item> | undefined;
  change(next: Partial<DecisionQueueState<Item>>, result?: DecisionResult<Item>): void;
  /** Somebody is subscribed. */
  isObserved(): boolean;
  /** Returns a function that unsubscribes; `onUnobserved` is called when nobody is left by that. */
  subscribe(listener: QueueListener<Item>, onUnobserved: () => void): () => void;
}

/**
 * The state of a queue that begins with these decisions.
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

/** What is known once a decision has been made. */
export function withDecision<Item extends Decidable>(
  { entries, outcomes }: DecisionQueueState<Item>,
  made: QueuedDecision<Item>,
): DecisionQueueState<Item> {
  return { entries: withEntry(entries, made), outcomes: outcomesAfterDeciding(outcomes, made) };
}

/** What is known once a decision that was sent has been answered. */
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
