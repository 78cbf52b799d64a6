import type { Decidable } from '@selfservice/api/core/decisions/decision';
import type { DecisionQueue, DecisionSender } from '@selfservice/api/core/decisions/decision-queue';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { createDecisionQueue } from '@selfservice/api/core/decisions/decision-queue';
import { useEnvironment } from '../../environment/Environment.tsx';

/** Options of `useSessionQueue`. */
export interface SessionQueueOptions<Item extends Decidable> {
  /** The name of the queue, unique within the session, for example `overtime`. */
  name: string;
  /** Creates the sender; `ended` is aborted when the session ends. */
  createSender: (ended: AbortSignal) => DecisionSender<Item>;
  /** Called with every result; `isSeen` is true while the list is visible. */
  onResult: (result: DecisionResult<Item>, isSeen: boolean) => void;
}

/** Returns the queue of one kind of decisions of the signed-in person: the same queue until the session ends. */
export function useSessionQueue<Item extends Decidable>(
  options: SessionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { name, createSender, onResult } = options;
  const { sessionValue, clock, configuration, kept, onBeforeEnd } = useEnvironment();
  return sessionValue(name, (ended) =>
    createDecisionQueue({
      clock,
      undoMs: configuration.undoSeconds * 1000,
      send: createSender(ended),
      onBeforeEnd,
      keeping: { ...kept, queue: name },
      onResult,
    }),
  );
}
