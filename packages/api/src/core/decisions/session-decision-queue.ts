import type { DecisionQueue, DecisionQueueOptions } from './decision-queue.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { Decidable } from './decision.ts';
import type { TextStore } from '../outbox/outbox.ts';
import { createKeptDecisions } from './kept-decisions.ts';

/** The options of a queue that belongs to a signed-in person. */
export interface SessionDecisionQueueOptions<Item extends Decidable> extends Omit<
  DecisionQueueOptions<Item>,
  'kept' | 'onEntries' | 'isSentElsewhere' | 'lastKey'
> {
  /** Calls back right before the session or the page ends. */
  onBeforeEnd: (flush: () => void) => void;
  /** Aborted when the session ends, after `onBeforeEnd` has called back. */
  ended: AbortSignal;
  /** Stores the decisions of the same person on this device until they are settled. */
  store: TextStore;
}

/**
 * Creates a queue that lives as long as a sign-in; waiting decisions are sent before its end. Each decision is stored from
 * the moment before its call until it is settled. Decisions left by an earlier page or sign-in of the same person are checked
 * first and never sent automatically.
 */
export function createSessionDecisionQueue<Item extends Decidable>(
  options: SessionDecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { onBeforeEnd, store, ...rest } = options;
  const page = pageNumber();
  const kept = createKeptDecisions<Item>({ clock: rest.clock, store, page });
  const queue = createDecisionQueue<Item>({
    ...rest,
    kept: kept.read().map(({ attempt, ...decision }) => ({
      ...decision,
      attempt: { atMs: attempt?.at ?? 0, isOver: false },
    })),
    lastKey: page,
    onEntries: kept.keep,
    isSentElsewhere: kept.isSentElsewhere,
  });
  onBeforeEnd(queue.flush);
  return queue;
}

/** Returns a number that no other page has, followed by room for the keys of a million decisions. */
function pageNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number * 2 ** 20;
}
