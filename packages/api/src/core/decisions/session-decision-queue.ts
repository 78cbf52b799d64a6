import type { DecisionQueue, DecisionQueueOptions } from './decision-queue.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { Decidable } from './decision.ts';
import type { DecisionKeeping } from './kept-decision.ts';

/** The options of a queue that belongs to a signed-in person. */
export interface SessionDecisionQueueOptions<Item extends Decidable> extends Omit<
  DecisionQueueOptions<Item>,
  'keeping'
> {
  /** Calls back right before the session or the page ends. */
  onBeforeEnd: (flush: () => void) => void;
  /** Where the decisions are kept, on this device. */
  keeping: Omit<DecisionKeeping, 'page'>;
}

/** Creates a queue that lives as long as a sign-in; waiting decisions are sent before its end. */
export function createSessionDecisionQueue<Item extends Decidable>({
  onBeforeEnd,
  keeping,
  ...options
}: SessionDecisionQueueOptions<Item>): DecisionQueue<Item> {
  const queue = createDecisionQueue<Item>({ ...options, keeping: { ...keeping, page: pageNumber() } });
  onBeforeEnd(queue.flush);
  return queue;
}

/** Returns a number that no other page has, followed by room for the keys of a million decisions. */
function pageNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number * 2 ** 20;
}
