import type { ReadonlySignal } from '@preact/signals-core';
import { batch, signal } from '@preact/signals-core';
import type { Clock } from '../clock.ts';
import { OutcomeUnknownError } from '../errors.ts';
import { attemptMs } from '../outbox/attempt.ts';
import { checkLater } from '../outbox/check-later.ts';
import { createPassingStore } from '../outbox/entry-store.ts';
import type { WriteOutcome } from '../outbox/kept-write.ts';
import type { KeptAttempt } from '../outbox/kept-writes.ts';
import { createKeptWrites } from '../outbox/kept-writes.ts';
import { NotDoneError } from '../outbox/settle-write.ts';
import type { DecisionOutcome, Outcomes } from './decision-outcomes.ts';
import { isUnknown } from './decision.ts';
import type { Decidable, Decision, DecisionPhase, QueuedDecision } from './decision.ts';
import type { DecisionKeeping, KeptDecision } from './kept-decision.ts';
import { isSentElsewhere, keptDecisionSchema, keyOf, toKept } from './kept-decision.ts';
import { toEntry, withChanged } from './queue-entries.ts';
import type { DecisionQueueState, DecisionResult } from './queue-state.ts';
import { withDecision, withResult } from './queue-state.ts';

/** Delays decisions while they can be undone, then sends each of them exactly once. */
export interface DecisionQueue<Item extends Decidable> {
  /**
   * The decisions and their outcomes. When it is no longer watched, waiting decisions are sent, because the user can no longer
   * undo them, and done outcomes are removed.
   */
  state: ReadonlySignal<DecisionQueueState<Item>>;
  /** The result of the last decision that was sent; null before the first one. */
  lastResult: ReadonlySignal<DecisionResult<Item> | null>;
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

/**
 * Sends a decision. After an earlier attempt it reads the outcome first. The call starts synchronously.
 *
 * @returns the outcome of each item; empty if all are done
 * @throws OutcomeUnknownError it is not known whether the decision was done
 * @throws Error the decision was not done
 */
export type DecisionSender<Item extends Decidable> = (
  decision: Decision<Item>,
  write: KeptAttempt,
) => Promise<readonly DecisionOutcome<Item>[]>;

/** The options of a decision queue. */
export interface DecisionQueueOptions<Item extends Decidable> {
  clock: Clock;
  /** How long a decision can be undone, in milliseconds; 0 sends immediately. */
  undoMs: number;
  send: DecisionSender<Item>;
  /** Called with every result. `isSeen`: whether the state is watched. */
  onResult?: (result: DecisionResult<Item>, isSeen: boolean) => void;
  /** Where decisions are kept. Default: as long as the page. */
  keeping?: Omit<DecisionKeeping, 'page'>;
  /** Calls back right before the session or the page ends: waiting decisions are sent then. */
  onBeforeEnd?: (flush: () => void) => void;
}

/**
 * Creates a queue. Each decision is kept from its press until its outcome is known. Those that an earlier page or sign-in of the
 * same person has left are checked, and never sent automatically.
 */
export function createDecisionQueue<Item extends Decidable>(
  options: DecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { clock, undoMs, send, onResult } = options;
  const { store, owner, queue } = options.keeping ?? { store: createPassingStore(), owner: '', queue: '' };
  const keeping = { store, owner, queue, page: pageNumber() };
  const timers = new Map<number, () => void>();
  /** The keys of the decisions that this page has made or taken over. */
  const known = new Set<number>();
  let lastKey = keeping.page;
  const writes = createKeptWrites<KeptDecision<Item>, Outcomes<Item>>({
    clock,
    page: String(keeping.page),
    isOwn: (kept) => kept.owner === owner && kept.queue === queue,
    schema: keptDecisionSchema<Item>(),
    store,
    policy: {
      settle: send,
      // A decision of an earlier page is sent again by the user.
      canSend: (_, isOfPress) => isOfPress,
      unsent: (kept) => (kept.refusal === null ? kept : undefined),
    },
  });
  let isWatched = false;
  const state = signal<DecisionQueueState<Item>>(
    { entries: [], outcomes: [] },
    {
      watched: () => void (isWatched = true),
      unwatched: () => {
        isWatched = false;
        flush();
        change({ outcomes: state.peek().outcomes.filter(({ kind }) => kind !== 'done') });
      },
    },
  );
  const lastResult = signal<DecisionResult<Item> | null>(null);

  function change(next: Partial<DecisionQueueState<Item>>): void {
    if (next.entries) forgetRemoved(next.entries);
    state.value = { ...state.peek(), ...next };
  }

  /** Returns the decision with a key if it is in the phase. */
  function find(key: number, phase: DecisionPhase): QueuedDecision<Item> | undefined {
    return state.peek().entries.find((entry) => entry.key === key && entry.phase === phase);
  }

  /** Keeps no decision that was undone, dismissed or replaced. */
  function forgetRemoved(entries: readonly QueuedDecision<Item>[]): void {
    for (const { key, number, items } of writes.own()) {
      if (!known.has(number)) continue;
      const entry = entries.find((one) => one.key === number);
      if (!entry) void writes.change(key, () => undefined);
      else if (entry.phase !== 'settled' && entry.items.length < items.length)
        void writes.change(key, (before) => before && { ...before, items: entry.items });
    }
  }

  function keep(entry: QueuedDecision<Item>, waitMs: number): void {
    known.add(entry.key);
    void writes.keep(toKept(entry, keeping, { clock, atMs: clock.epochMs() + waitMs }));
  }

  const isElsewhere = (entry: QueuedDecision<Item>) =>
    isSentElsewhere(writes.all(), entry, { ...keeping, nowMs: clock.epochMs() });

  function remove(key: number): void {
    timers.get(key)?.();
    change({ entries: state.peek().entries.filter((entry) => entry.key !== key) });
  }

  /** @param isOwnCheck whether the queue checks by itself: an outcome that is still unknown is no news */
  async function sendOne(entry: QueuedDecision<Item>, isOwnCheck = false): Promise<void> {
    timers.get(entry.key)?.();
    const step = isElsewhere(entry) ? 'check' : entry.step;
    const sending = { ...entry, phase: 'sending', step, error: null } as const;
    change({ entries: withChanged(state.peek().entries, sending) });
    const result = resultOf(sending, await make(sending));
    const isSeen = isWatched;
    batch(() => {
      change(withResult(state.peek(), sending, result));
      lastResult.value = result;
    });
    checkWhenOver(result.decision);
    if (!isOwnCheck || !isUnknown(result.decision)) onResult?.(result, isSeen);
  }

  /** Makes the step of a decision. The first call begins before this returns. */
  function make(sending: QueuedDecision<Item>): Promise<WriteOutcome<Outcomes<Item>>> {
    const key = keyOf(sending.key, keeping);
    const kept = writes.own().find((one) => one.key === key);
    const write = { ...(kept ?? toKept(sending, keeping, { clock, atMs: 0 })), items: sending.items };
    // Another page has settled it, which this one did not see.
    if (!kept && sending.step !== 'send') void writes.keep(write);
    return sending.step === 'send' ? writes.sendPressed(write) : writes.act(write, sending.step);
  }

  function resultOf(
    decision: QueuedDecision<Item>,
    outcome: WriteOutcome<Outcomes<Item>>,
  ): DecisionResult<Item> {
    if (outcome.kind === 'done') {
      const open = new Set(outcome.result.filter(({ kind }) => kind !== 'done').map(({ item }) => item.id));
      const items = decision.items.filter(({ id }) => !open.has(id));
      return { decision: { ...decision, phase: 'settled', items }, outcomes: outcome.result };
    }
    // The call of another page may still arrive at the backend.
    const isLate = outcome.error instanceof NotDoneError && isElsewhere(decision);
    const error = isLate
      ? new OutcomeUnknownError(outcome.error, clock.epochMs() + attemptMs)
      : outcome.error;
    const step = isLate ? 'check' : stepAfter[outcome.kind];
    return { decision: { ...decision, phase: 'failed', step, error }, outcomes: [] };
  }

  /** Checks an unknown outcome when its call can no longer have an effect. */
  function checkWhenOver({ key, error }: QueuedDecision<Item>): void {
    const stop = checkLater(clock, error, () => {
      const entry = find(key, 'failed');
      if (entry && isUnknown(entry)) void sendOne(entry, true);
    });
    if (stop) timers.set(key, stop);
  }

  function sendWaiting(key: number): void {
    const entry = find(key, 'waiting');
    if (entry) void sendOne(entry);
  }

  function flush(): void {
    for (const { key } of state.peek().entries) sendWaiting(key);
  }

  function sendAfterUndo(entry: QueuedDecision<Item>): void {
    keep(entry, undoMs);
    if (undoMs === 0) return sendWaiting(entry.key);
    const stop = clock.after(undoMs, () => sendWaiting(entry.key));
    timers.set(entry.key, stop);
  }

  /** Takes over the decisions that no page is going to send any more, and checks them. */
  async function adopt(): Promise<void> {
    await writes.refresh();
    const nowMs = clock.epochMs();
    for (const { number, attempt, items, state: asked, note, isMass } of writes.own()) {
      if (known.has(number)) continue;
      if (attempt && attempt.atMs > nowMs) {
        clock.after(attempt.atMs - nowMs, () => void adopt());
        continue;
      }
      known.add(number);
      const entry = { key: number, items, state: asked, note, isMass, error: null } as const;
      const failed = { ...entry, phase: 'failed', step: 'check' } as const;
      change({ entries: [...state.peek().entries, failed] });
      void sendOne(failed);
    }
  }
  void adopt();
  options.onBeforeEnd?.(flush);
  store.subscribe(() => void writes.refresh());

  return {
    state,
    lastResult,
    add(decision, isRepeated = false) {
      const entry = toEntry(decision, { before: state.peek().entries, key: lastKey + 1, isRepeated });
      if (!entry) return null;
      lastKey += 1;
      change(withDecision(state.peek(), entry));
      sendAfterUndo(entry);
      return entry.key;
    },
    undo(key) {
      if (!find(key, 'waiting')) return false;
      remove(key);
      return true;
    },
    retry(key) {
      const entry = find(key, 'failed');
      if (entry?.isMass && !isUnknown(entry)) {
        const waiting = { ...entry, phase: 'waiting', error: null } as const;
        change({ entries: withChanged(state.peek().entries, waiting) });
        sendAfterUndo(waiting);
      } else if (entry) {
        if (entry.step === 'send') keep(entry, 0);
        void sendOne(entry);
      }
    },
    dismiss(key) {
      if (find(key, 'failed')) remove(key);
    },
    clearOutcomes: () => change({ outcomes: [] }),
    flush,
  };
}

/** Returns a number that no other page has, followed by room for the keys of a million decisions. */
function pageNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number * 2 ** 20;
}

/** The next step after an outcome that is not done. */
const stepAfter = { refused: 'send', missing: 'repeat', unknown: 'check' } as const;
