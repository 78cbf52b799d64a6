import type { Clock } from '../core/clock.ts';
import { toError } from '../core/errors.ts';
import type { WorkflowRequest } from '../requests/requests.ts';

/** What an approver has decided about one request, or about many at once. */
export interface Decision {
  /** What is decided about, as it was then. */
  requests: readonly WorkflowRequest[];
  state: 'approved' | 'rejected';
  /** Empty: none. */
  note: string;
  /** Travels in one call for all, also when it is about a single request. */
  isMass: boolean;
}

/**
 * How far a decision is: it can be taken back while it is `waiting`, and is on its way while it is `sending`. Then the
 * server has done it (`settled`) or has not (`failed`).
 */
export type DecisionPhase = 'waiting' | 'sending' | 'settled' | 'failed';

/** A decision in the queue. */
export interface QueuedDecision extends Decision {
  /** Tells it from the others. */
  readonly key: number;
  readonly phase: DecisionPhase;
  /** Why it failed; null unless it has. */
  readonly error: Error | null;
}

/** Holds decisions back for as long as they can be taken back, then sends each of them exactly once. */
export interface DecisionQueue {
  /** All of them in the order in which they were made; the same list until something changes. */
  entries(): readonly QueuedDecision[];
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Takes a decision in, less the requests that have been decided about before. Answers its key, or null when nothing
   * is left of it.
   */
  add(decision: Decision): number | null;
  /** Takes back one that is still waiting; any other stays as it is. Answers whether it was taken back. */
  undo(key: number): boolean;
  /** Sends one again that failed. */
  retry(key: number): void;
  /** Forgets one that failed. */
  dismiss(key: number): void;
  /** Sends everything that waits, now. */
  flush(): void;
  /** As `flush`, for a page or a session that is about to end: the calls are begun before it returns. */
  flushBeforeEnd(): void;
}

/** What a decision queue works with. */
export interface DecisionQueueOptions {
  clock: Clock;
  /** How long a decision can be taken back, in milliseconds; 0 sends at once. */
  undoMs: number;
  /**
   * Sends a decision; a rejected promise is a failure. Answers the ids of the requests that the server has not given
   * the state, so that they can be decided about again.
   */
  send: (decision: QueuedDecision) => Promise<readonly number[]>;
  /** The same with a call that outlives page and session. */
  sendBeforeEnd: (decision: QueuedDecision) => Promise<readonly number[]>;
}

/** A new queue with nothing in it. */
export function createDecisionQueue(options: DecisionQueueOptions): DecisionQueue {
  const { clock, undoMs } = options;
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();
  let entries: readonly QueuedDecision[] = [];
  let lastKey = 0;

  const find = (key: number) => entries.find((entry) => entry.key === key);

  function show(next: readonly QueuedDecision[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function change(key: number, next: Partial<QueuedDecision>): void {
    const changed = entries.map((entry) => (entry.key === key ? { ...entry, ...next } : entry));
    show(changed.filter(({ requests }) => requests.length > 0));
  }

  function stopTimer(key: number): void {
    timers.get(key)?.();
    timers.delete(key);
  }

  function sendOne(key: number, send: DecisionQueueOptions['send']): void {
    stopTimer(key);
    change(key, { phase: 'sending', error: null });
    const entry = find(key);
    if (entry) void attempt(send, entry).then((next) => change(key, next));
  }

  function sendWaiting(send: DecisionQueueOptions['send']): void {
    for (const { key, phase } of entries) if (phase === 'waiting') sendOne(key, send);
  }

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(decision) {
      const taken = new Set(entries.filter(isTaken).flatMap(idsOf));
      const requests = decision.requests.filter(({ id }) => !taken.has(id));
      if (requests.length === 0) return null;
      const key = ++lastKey;
      show([
        ...withoutFailed(entries, requests),
        { ...decision, requests, key, phase: 'waiting', error: null },
      ]);
      if (undoMs <= 0) sendOne(key, options.send);
      else
        timers.set(
          key,
          clock.after(undoMs, () => sendOne(key, options.send)),
        );
      return key;
    },
    undo(key) {
      if (find(key)?.phase !== 'waiting') return false;
      stopTimer(key);
      show(entries.filter((entry) => entry.key !== key));
      return true;
    },
    retry(key) {
      if (find(key)?.phase === 'failed') sendOne(key, options.send);
    },
    dismiss(key) {
      if (find(key)?.phase === 'failed') show(entries.filter((entry) => entry.key !== key));
    },
    flush: () => sendWaiting(options.send),
    flushBeforeEnd: () => sendWaiting(options.sendBeforeEnd),
  };
}

/** The ids of what a decision is about. */
export function idsOf({ requests }: Pick<Decision, 'requests'>): number[] {
  return requests.map(({ id }) => id);
}

function isTaken({ phase }: QueuedDecision): boolean {
  return phase !== 'failed';
}

/** A new decision takes the place of those about the same requests that failed. */
function withoutFailed(
  entries: readonly QueuedDecision[],
  requests: readonly WorkflowRequest[],
): QueuedDecision[] {
  const ids = new Set(idsOf({ requests }));
  return entries.flatMap((entry) => {
    if (isTaken(entry)) return [entry];
    const left = entry.requests.filter(({ id }) => !ids.has(id));
    return left.length > 0 ? [{ ...entry, requests: left }] : [];
  });
}

async function attempt(
  send: DecisionQueueOptions['send'],
  entry: QueuedDecision,
): Promise<Partial<QueuedDecision>> {
  try {
    const open = new Set(await send(entry));
    return { phase: 'settled', requests: entry.requests.filter(({ id }) => !open.has(id)) };
  } catch (error) {
    return { phase: 'failed', error: toError(error) };
  }
}
