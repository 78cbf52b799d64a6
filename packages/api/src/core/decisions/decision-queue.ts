import type { Clock } from '../clock.ts';
import { OutcomeUnknownError, toError } from '../errors.ts';
import type { Attempt } from '../outbox/attempt.ts';
import { attemptMs } from '../outbox/attempt.ts';
import { checkLater } from '../outbox/check-later.ts';
import type { Observable } from '../observable.ts';
import { NotDoneError } from '../outbox/settle-write.ts';
import type { SettledWrite } from '../outbox/settle-write.ts';
import type { DecisionOutcome } from './decision-outcomes.ts';
import { isUnknown } from './decision.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';
import { stepAfter, toEntry, withChanged } from './queue-entries.ts';
import type { DecisionQueueState, DecisionResult, QueueListener } from './queue-state.ts';
import { createQueueState, withDecision, withResult } from './queue-state.ts';

/** Delays decisions while they can be undone, then sends each of them exactly once. */
export interface DecisionQueue<Item extends Decidable> extends Observable<DecisionQueueState<Item>> {
  /**
   * Calls back after every change, with the result of a sent decision. Returns a function that unsubscribes. When the last
   * listener unsubscribes, waiting decisions are sent, because the user can no longer undo them, and done outcomes are removed.
   */
  subscribe(listener: QueueListener<Item>): () => void;
  /**
   * Adds a decision, without items that already have one. Returns its key, or null if no item is left.
   *
   * @param isRepeated whether it reads first, because an earlier call about the items has failed. Default false
   */
  add(decision: Decision<Item>, isRepeated?: boolean): number | null;
  /** Undoes a waiting decision. Returns whether it was undone. */
  undo(key: number): boolean;
  /**
   * Sends a failed decision again, or reads its outcome if that is unknown. A mass decision that is sent again can be
   * undone first.
   */
  retry(key: number): void;
  /** Removes a failed decision. */
  dismiss(key: number): void;
  /** Removes the outcomes. */
  clearOutcomes(): void;
  /** Sends all waiting decisions. The calls start before it returns. */
  flush(): void;
}

/** How a decision is sent, see `settleWrite`. */
export type DecisionAttempt = Pick<SettledWrite<void>, 'clock' | 'attempt' | 'onAttempt' | 'isCheck'>;

/**
 * Sends a decision. After an earlier attempt it reads the outcome first. The call starts synchronously.
 *
 * @returns the outcome of each item; empty if all are done
 * @throws OutcomeUnknownError it is not known whether the decision was done
 * @throws Error the decision was not done
 */
export type DecisionSender<Item extends Decidable> = (
  decision: Decision<Item>,
  write: DecisionAttempt,
) => Promise<readonly DecisionOutcome<Item>[]>;

type KeptEntry<Item extends Decidable> = Decision<Item> & Pick<QueuedDecision<Item>, 'key' | 'attempt'>;

/** The options of a decision queue. */
export interface DecisionQueueOptions<Item extends Decidable> {
  clock: Clock;
  /** How long a decision can be undone, in milliseconds; 0 sends immediately. */
  undoMs: number;
  send: DecisionSender<Item>;
  /** Called with every result. `isSeen`: whether a listener is subscribed. */
  onResult?: (result: DecisionResult<Item>, isSeen: boolean) => void;
  /** Called after every change of the entries: before each call, and after its result. */
  onEntries?: (entries: readonly QueuedDecision<Item>[]) => void;
  /** Whether another page may be sending a decision about the same items, so that it is only checked here. Default never. */
  isSentElsewhere?: (decision: QueuedDecision<Item>) => boolean;
  /** Decisions of earlier pages with an unknown outcome; they are checked first. Default none. */
  kept?: readonly KeptEntry<Item>[];
  /** The keys of new decisions follow this number. Default 0. */
  lastKey?: number;
}

/** Creates a queue. */
export function createDecisionQueue<Item extends Decidable>(
  options: DecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { clock, undoMs, send, onResult, onEntries, isSentElsewhere = () => false, kept = [] } = options;
  const timers = new Map<number, () => void>();
  let { lastKey = 0 } = options;
  const state = createQueueState<Item>(kept.map(toUnknown), onEntries);

  function remove(key: number): void {
    timers.get(key)?.();
    state.change({ entries: state.get().entries.filter((entry) => entry.key !== key) });
  }

  /** @param isOwnCheck whether the queue checks by itself: an outcome that is still unknown is no news */
  async function sendOne(entry: QueuedDecision<Item>, isOwnCheck = false): Promise<void> {
    timers.get(entry.key)?.();
    const step = isSentElsewhere(entry) ? 'check' : entry.step;
    const sending = { ...entry, phase: 'sending', step, error: null } as const;
    state.change({ entries: withChanged(state.get().entries, sending) });
    const result = await attempt(sending, { clock, send, isSentElsewhere: () => isSentElsewhere(entry) });
    const isSeen = state.isObserved();
    state.change(withResult(state.get(), sending, result), result);
    checkWhenOver(result.decision);
    if (!isOwnCheck || !isUnknown(result.decision)) onResult?.(result, isSeen);
  }

  /** Checks an unknown outcome when its call can no longer have an effect. */
  function checkWhenOver({ key, error }: QueuedDecision<Item>): void {
    const stop = checkLater(clock, error, () => {
      const entry = state.find(key, 'failed');
      if (entry && isUnknown(entry)) void sendOne(entry, true);
    });
    if (stop) timers.set(key, stop);
  }

  function sendWaiting(key: number): void {
    const entry = state.find(key, 'waiting');
    if (entry) void sendOne(entry);
  }

  function flush(): void {
    for (const { key } of state.get().entries) sendWaiting(key);
  }

  function add(decision: Decision<Item>, isRepeated = false): number | null {
    const attempt = isRepeated ? { atMs: clock.epochMs(), isOver: true } : null;
    const entry = toEntry(decision, { before: state.get().entries, key: lastKey + 1, attempt });
    if (!entry) return null;
    const key = ++lastKey;
    state.change(withDecision(state.get(), entry));
    sendAfterUndo(key);
    return key;
  }

  function sendAfterUndo(key: number): void {
    if (undoMs === 0) return sendWaiting(key);
    const stop = clock.after(undoMs, () => sendWaiting(key));
    timers.set(key, stop);
  }

  function onUnobserved(): void {
    flush();
    state.change({ outcomes: state.get().outcomes.filter(({ kind }) => kind !== 'done') });
  }

  for (const entry of state.get().entries) void sendOne(entry);

  return {
    get: state.get,
    subscribe: (listener) => state.subscribe(listener, onUnobserved),
    add,
    undo(key) {
      if (!state.find(key, 'waiting')) return false;
      remove(key);
      return true;
    },
    retry(key) {
      const entry = state.find(key, 'failed');
      if (entry?.isMass && !isUnknown(entry)) {
        state.change({ entries: withChanged(state.get().entries, toWaiting(entry)) });
        sendAfterUndo(key);
      } else if (entry) void sendOne(entry);
    },
    dismiss(key) {
      if (state.find(key, 'failed')) remove(key);
    },
    clearOutcomes: () => state.change({ outcomes: [] }),
    flush,
  };
}

function toUnknown<Item extends Decidable>(kept: KeptEntry<Item>): QueuedDecision<Item> {
  return { ...kept, phase: 'failed', step: 'check', error: null };
}

function toWaiting<Item extends Decidable>(entry: QueuedDecision<Item>): QueuedDecision<Item> {
  return { ...entry, phase: 'waiting', error: null };
}

async function attempt<Item extends Decidable>(
  decision: QueuedDecision<Item>,
  options: Pick<Required<DecisionQueueOptions<Item>>, 'clock' | 'send'> & { isSentElsewhere: () => boolean },
): Promise<DecisionResult<Item>> {
  const { clock, send, isSentElsewhere } = options;
  let last: Attempt | null = decision.attempt;
  try {
    const outcomes = await send(decision, {
      clock,
      attempt: last,
      onAttempt: (next) => (last = next),
      isCheck: decision.step === 'check',
    });
    const open = new Set(outcomes.filter(({ kind }) => kind !== 'done').map(({ item }) => item.id));
    const items = decision.items.filter(({ id }) => !open.has(id));
    return { decision: { ...decision, phase: 'settled', items }, outcomes };
  } catch (thrown) {
    const cause = toError(thrown);
    // The call of another page may still arrive at the backend.
    const isLate = cause instanceof NotDoneError && isSentElsewhere();
    const error = isLate ? new OutcomeUnknownError(cause, clock.epochMs() + attemptMs) : cause;
    const isOpen = error instanceof OutcomeUnknownError;
    // A call that was answered has no effect any more: its outcome can be read at any time.
    const open = last && !last.isOver ? last : { atMs: 0, isOver: false };
    const next = isOpen ? open : last;
    const step = stepAfter(next);
    return { decision: { ...decision, phase: 'failed', step, attempt: next, error }, outcomes: [] };
  }
}
