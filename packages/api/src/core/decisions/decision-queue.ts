import type { Clock } from '../clock.ts';
import { SessionEndedError, toError } from '../errors.ts';
import type { DecisionOutcome } from './decision-outcomes.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';
import { toEntry, withChanged } from './queue-entries.ts';
import type { DecisionQueueState, DecisionResult, QueueListener } from './queue-state.ts';
import { createQueueState, withDecision, withResult } from './queue-state.ts';

/** Holds decisions back for as long as they can be taken back, then sends each of them exactly once. */
export interface DecisionQueue<Item extends Decidable> {
  getState(): DecisionQueueState<Item>;
  /**
   * Calls back after every change, with the result where one has come. Returns a function that unsubscribes. When nobody
   * is subscribed any more, nobody can take anything back: what waits is sent, and what is done need not be said again.
   */
  subscribe(listener: QueueListener<Item>): () => void;
  /**
   * Takes a decision in, less the items that have been decided about before. Returns its key, or null when nothing is
   * left of it.
   */
  add(decision: Decision<Item>): number | null;
  /** Takes back one that is still waiting; any other stays as it is. Returns whether it was taken back. */
  undo(key: number): boolean;
  /** Sends one again that failed; one about many can be taken back again first. */
  retry(key: number): void;
  /** Forgets one that failed. */
  dismiss(key: number): void;
  /** Forgets the outcomes. */
  clearOutcomes(): void;
  /** Sends everything that waits; the calls are begun before it returns. */
  flush(): void;
}

/** What a decision queue works with. */
export interface DecisionQueueOptions<Item extends Decidable> {
  clock: Clock;
  /** How long a decision can be taken back, in milliseconds; 0 sends at once. */
  undoMs: number;
  /**
   * Sends a decision by a call that is begun before it returns. Resolves with what has become of each item, or with
   * nothing where all of them are done; rejects where the decision was not made.
   */
  send: (decision: Decision<Item>) => Promise<readonly DecisionOutcome<Item>[]>;
  /** Called with every result; `isSeen` where somebody is subscribed. */
  onResult?: (result: DecisionResult<Item>, isSeen: boolean) => void;
  /** Decisions that an earlier session has ended over: they stand there as failed. Default none. */
  unsent?: readonly Decision<Item>[];
}

/** A new queue. */
export function createDecisionQueue<Item extends Decidable>(
  options: DecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { clock, undoMs, send, onResult, unsent = [] } = options;
  const timers = new Map<number, () => void>();
  let lastKey = 0;
  const state = createQueueState<Item>(
    unsent.map((decision) => {
      return { ...decision, key: ++lastKey, phase: 'failed', error: new SessionEndedError() };
    }),
  );

  function remove(key: number): void {
    timers.get(key)?.();
    state.change({ entries: state.get().entries.filter((entry) => entry.key !== key) });
  }

  async function sendOne(entry: QueuedDecision<Item>): Promise<void> {
    timers.get(entry.key)?.();
    const sending = { ...entry, phase: 'sending', error: null } as const;
    state.change({ entries: withChanged(state.get().entries, sending) });
    const result = await attempt(sending, send);
    const isSeen = state.isObserved();
    state.change(withResult(state.get(), sending, result), result);
    onResult?.(result, isSeen);
  }

  function sendWaiting(key: number): void {
    const entry = state.find(key, 'waiting');
    if (entry) void sendOne(entry);
  }

  function flush(): void {
    for (const { key } of state.get().entries) sendWaiting(key);
  }

  function add(decision: Decision<Item>): number | null {
    const entry = toEntry(decision, state.get().entries, lastKey + 1);
    if (!entry) return null;
    const key = ++lastKey;
    state.change(withDecision(state.get(), entry));
    if (undoMs > 0) {
      const stop = clock.after(undoMs, () => sendWaiting(key));
      timers.set(key, stop);
    } else sendWaiting(key);
    return key;
  }

  return {
    getState: state.get,
    subscribe: (listener) =>
      state.subscribe(listener, () => {
        flush();
        state.change({ outcomes: state.get().outcomes.filter(({ kind }) => kind !== 'done') });
      }),
    add,
    undo(key) {
      if (!state.find(key, 'waiting')) return false;
      remove(key);
      return true;
    },
    retry(key) {
      const entry = state.find(key, 'failed');
      if (entry?.isMass) add(entry);
      else if (entry) void sendOne(entry);
    },
    dismiss(key) {
      if (state.find(key, 'failed')) remove(key);
    },
    clearOutcomes: () => state.change({ outcomes: [] }),
    flush,
  };
}

async function attempt<Item extends Decidable>(
  decision: QueuedDecision<Item>,
  send: DecisionQueueOptions<Item>['send'],
): Promise<DecisionResult<Item>> {
  try {
    const outcomes = await send(decision);
    const open = new Set(outcomes.filter(({ kind }) => kind !== 'done').map(({ item }) => item.id));
    const items = decision.items.filter(({ id }) => !open.has(id));
    return { decision: { ...decision, phase: 'settled', items }, outcomes };
  } catch (error) {
    return { decision: { ...decision, phase: 'failed', error: toError(error) }, outcomes: [] };
  }
}
