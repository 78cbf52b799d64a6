import type { DecisionQueue, DecisionQueueOptions } from './decision-queue.ts';
import { createDecisionQueue } from './decision-queue.ts';
import type { Decidable } from './decision.ts';
import type { TextStore } from './unsent-decisions.ts';
import { createUnsentDecisions } from './unsent-decisions.ts';

/** What a queue that belongs to a signed-in person works with. */
export interface SessionDecisionQueueOptions<Item extends Decidable> extends Omit<
  DecisionQueueOptions<Item>,
  'unsent'
> {
  /** Calls back right before the session ends, and before the page goes away. */
  onBeforeEnd: (flush: () => void) => void;
  /** Aborted when the session ends, after `onBeforeEnd` has called back. */
  ended: AbortSignal;
  /** Keeps for the same person what a session has ended over. */
  store: TextStore;
}

/**
 * A queue that lives as long as the sign-in of a person: what waits is sent before it ends. A decision that has not been
 * answered by then is kept until it is; where the session has ended on the server and takes it no more, it stands there
 * as failed when the person is back.
 */
export function createSessionDecisionQueue<Item extends Decidable>(
  options: SessionDecisionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { onBeforeEnd, ended, store, onResult, ...rest } = options;
  const unsent = createUnsentDecisions<Item>(store);
  const queue = createDecisionQueue<Item>({
    ...rest,
    unsent: unsent.take(),
    onResult(result, isSeen) {
      if (ended.aborted && result.decision.phase === 'settled') unsent.drop(result.decision.key);
      onResult?.(result, isSeen);
    },
  });
  onBeforeEnd(queue.flush);
  ended.addEventListener('abort', () =>
    unsent.keep(queue.getState().entries.filter(({ phase }) => phase !== 'settled')),
  );
  return queue;
}
