import type { DecisionQueue, DecisionQueueOptions } from './decision-queue.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { Decidable } from './decision.ts';
import type { TextStore } from './kept-decisions.ts';
import { createKeptDecisions } from './kept-decisions.ts';

/** The options of a queue that belongs to a signed-in person. */
export interface SessionDecisionQueueOptions<Item extends Decidable> extends Omit<
  DecisionQueueOptions<Item>,
  'kept' | 'onEntries' | 'isSentElsewhere' | 'lastKey'
> {
  /** Calls back right before the session ends, and before the page goes away. */
  onBeforeEnd: (flush: () => void) => void;
  /** Aborted when the session ends, after `onBeforeEnd` has called back. */
  ended: AbortSignal;
  /** Keeps decisions for the same person on this device until they are settled. */
  store: TextStore;
}

/**
 * A queue that lives as long as the sign-in of a person: waiting decisions are sent before it ends. Each decision is kept
 * from the moment before its call until it is settled. Those that an earlier page or an earlier sign-in of the same
 * person has left are checked first and never sent blindly.
 */
export function createSessionDecisionQueue<Item extends Decidable>(
  options: SessionDecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { onBeforeEnd, store, ...rest } = options;
  const page = pageNumber();
  const kept = createKeptDecisions<Item>({ clock: rest.clock, store, page });
  const queue = createDecisionQueue<Item>({
    ...rest,
    kept: kept.read(),
    lastKey: page,
    onEntries: kept.keep,
    isSentElsewhere: kept.isSentElsewhere,
  });
  onBeforeEnd(queue.flush);
  return queue;
}

/** A number that no other page has, with room for the keys of a million decisions after it. */
function pageNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number * 2 ** 20;
}
