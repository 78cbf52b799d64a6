import type { Clock } from '../clock.ts';
import { createPassingStore } from '../outbox/entry-store.ts';
import type { Step } from '../outbox/kept-write.ts';
import { createKeptWrites } from '../outbox/kept-writes.ts';
import type { Outcomes } from './decision-outcomes.ts';
import type { DecisionSender } from './decision-queue.ts';
import type { Decidable, Decision } from './decision.ts';
import { keptDecisionSchema, toKept } from './kept-decision.ts';
import type { KeptDecision } from './kept-decision.ts';

/** Makes the steps of one decision with a sender, as a queue does. */
export function aDecider<Item extends Decidable>(clock: Clock, send: DecisionSender<Item>) {
  const keeping = { store: createPassingStore(), owner: '', queue: '', page: 0 };
  const writes = createKeptWrites<KeptDecision<Item>, Outcomes<Item>>({
    clock,
    page: String(keeping.page),
    isOwn: () => true,
    schema: keptDecisionSchema<Item>(),
    store: keeping.store,
    policy: { settle: send, canSend: (_, isOfPress) => isOfPress, unsent: () => undefined },
  });
  return async (decision: Decision<Item>, step: Step = 'send') => {
    const pressed = { ...decision, key: 1, phase: 'waiting', step, error: null } as const;
    const kept = writes.own()[0] ?? toKept(pressed, keeping, { clock, atMs: clock.epochMs() });
    void writes.keep(kept);
    const outcome = await (step === 'send' ? writes.sendPressed(kept) : writes.act(kept, step));
    if (outcome.kind !== 'done') throw outcome.error;
    return outcome.result;
  };
}
