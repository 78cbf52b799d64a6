import type { Clock } from '../clock.ts';
import type { Attempt } from '../outbox/attempt.ts';
import type { Decidable, Decision } from './decision.ts';
import type { DecisionSender } from './decision-queue.ts';

/** Makes attempts of one decision with a sender. Each knows the result of the last one, as in a queue. */
export function aDecider<Item extends Decidable>(clock: Clock, send: DecisionSender<Item>) {
  let attempt: Attempt | null = null;
  return (decision: Decision<Item>, isCheck = false) =>
    send(decision, {
      clock,
      attempt,
      onAttempt(next) {
        attempt = next;
      },
      isCheck,
      ifOwn: (call) => call(),
    });
}
