import type { Decidable } from '@selfservice/api/core/decisions/decision';
import type { DecisionQueue, DecisionSender } from '@selfservice/api/core/decisions/decision-queue';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { createSessionDecisionQueue } from '@selfservice/api/core/decisions/session-decision-queue';
import { useEnvironment } from '../../environment/Environment.tsx';

/** What `useSessionQueue` works with. */
export interface SessionQueueOptions<Item extends Decidable> {
  /** Distinguishes the queue from the person's others, for example `overtime`. */
  name: string;
  /** Creates the sender; `ended` is aborted when the session ends. */
  createSender: (ended: AbortSignal) => DecisionSender<Item>;
  /** Called with every result; `isSeen` where the list is visible. */
  onResult: (result: DecisionResult<Item>, isSeen: boolean) => void;
}

/** The decisions of the signed-in person of one kind: the same queue until the session ends. */
export function useSessionQueue<Item extends Decidable>(
  options: SessionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { name, createSender, onResult } = options;
  const { own, clock, configuration, keptDecisions, onBeforeEnd } = useEnvironment();
  return own(name, (ended) =>
    createSessionDecisionQueue({
      clock,
      undoMs: configuration.undoSeconds * 1000,
      send: createSender(ended),
      onBeforeEnd,
      ended,
      store: {
        read: () => keptDecisions.read(name),
        write: (text) => keptDecisions.write(name, text),
        remove: () => keptDecisions.remove(name),
      },
      onResult,
    }),
  );
}
