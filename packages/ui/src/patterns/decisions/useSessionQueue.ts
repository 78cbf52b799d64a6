import type { Decidable } from '@selfservice/api/core/decisions/decision';
import type { DecisionQueue, DecisionQueueOptions } from '@selfservice/api/core/decisions/decision-queue';
import type { DecisionResult } from '@selfservice/api/core/decisions/queue-state';
import { createSessionDecisionQueue } from '@selfservice/api/core/decisions/session-decision-queue';
import { useEnvironment } from '../../environment/Environment.tsx';

/** What `useSessionQueue` works with. */
export interface SessionQueueOptions<Item extends Decidable> {
  /** Tells the queue from the person's others, for example `overtime`. */
  name: string;
  /** What an earlier session of the person did not send is kept under this key. */
  unsentKey: string;
  /** Makes what sends a decision; `ended` is aborted when the session ends. */
  createSender: (ended: AbortSignal) => DecisionQueueOptions<Item>['send'];
  /** Called with every result; `isSeen` where somebody is looking. */
  onResult: (result: DecisionResult<Item>, isSeen: boolean) => void;
}

/** The decisions of the signed-in person of one kind: the same queue until the session ends. */
export function useSessionQueue<Item extends Decidable>(
  options: SessionQueueOptions<Item>,
): DecisionQueue<Item> {
  const { name, unsentKey, createSender, onResult } = options;
  const { own, clock, configuration, drafts, onBeforeEnd } = useEnvironment();
  return own(name, (ended) =>
    createSessionDecisionQueue({
      clock,
      undoMs: configuration.undoSeconds * 1000,
      send: createSender(ended),
      onBeforeEnd,
      ended,
      store: {
        read: () => drafts.read(unsentKey),
        write: (text) => drafts.write(unsentKey, text),
        remove: () => drafts.remove(unsentKey),
      },
      onResult,
    }),
  );
}
