import type { Clock } from '../core/clock.ts';
import { SessionEndedError, toError } from '../core/errors.ts';
import type { DecisionOutcome, Outcomes } from './decision-outcomes.ts';
import { outcomesAfterDeciding, outcomesAfterSending } from './decision-outcomes.ts';
import type { Decidable, Decision, DecisionPhase, QueuedDecision } from './decision.ts';
import { toEntry, withChanged, withEntry } from './queue-entries.ts';

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

/** Holds decisions back for as long as they can be taken back, then sends each of them exactly once. */
export interface DecisionQueue<Item extends Decidable> {
  getState(): DecisionQueueState<Item>;
  /**
   * Calls back after every change, with the result where one has come. Returns a function that unsubscribes. When nobody
   * is subscribed any more, nobody can take anything back: what waits is sent, and what is done need not be said again.
   */
  subscribe(listener: (result?: DecisionResult<Item>) => void): () => void;
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
  const listeners = new Set<(result?: DecisionResult<Item>) => void>();
  const timers = new Map<number, () => void>();
  let lastKey = 0;
  let state: DecisionQueueState<Item> = {
    entries: unsent.map((decision) => {
      return { ...decision, key: ++lastKey, phase: 'failed', error: new SessionEndedError() };
    }),
    outcomes: [],
  };

  const find = (key: number, phase: DecisionPhase) =>
    state.entries.find((entry) => entry.key === key && entry.phase === phase);

  function change(next: Partial<DecisionQueueState<Item>>, result?: DecisionResult<Item>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(result);
  }

  function remove(key: number): void {
    timers.get(key)?.();
    change({ entries: state.entries.filter((entry) => entry.key !== key) });
  }

  async function sendOne(entry: QueuedDecision<Item>): Promise<void> {
    timers.get(entry.key)?.();
    const sending = { ...entry, phase: 'sending', error: null } as const;
    change({ entries: withChanged(state.entries, sending) });
    const result = await attempt(sending, send);
    const isSeen = listeners.size > 0;
    const outcomes = outcomesAfterSending(state.outcomes, sending, result.outcomes);
    change({ entries: withChanged(state.entries, result.decision), outcomes }, result);
    onResult?.(result, isSeen);
  }

  function sendWaiting(key: number): void {
    const entry = find(key, 'waiting');
    if (entry) void sendOne(entry);
  }

  function flush(): void {
    for (const { key } of state.entries) sendWaiting(key);
  }

  function add(decision: Decision<Item>): number | null {
    const entry = toEntry(decision, state.entries, lastKey + 1);
    if (!entry) return null;
    const key = ++lastKey;
    const outcomes = outcomesAfterDeciding(state.outcomes, entry);
    change({ entries: withEntry(state.entries, entry), outcomes });
    if (undoMs > 0) {
      const stop = clock.after(undoMs, () => sendWaiting(key));
      timers.set(key, stop);
    } else sendWaiting(key);
    return key;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        flush();
        change({ outcomes: state.outcomes.filter(({ kind }) => kind !== 'done') });
      };
    },
    add,
    undo(key) {
      if (!find(key, 'waiting')) return false;
      remove(key);
      return true;
    },
    retry(key) {
      const entry = find(key, 'failed');
      if (entry?.isMass) add(entry);
      else if (entry) void sendOne(entry);
    },
    dismiss(key) {
      if (find(key, 'failed')) remove(key);
    },
    clearOutcomes: () => change({ outcomes: [] }),
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
