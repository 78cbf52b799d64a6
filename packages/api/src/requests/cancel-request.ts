import { mutationOptions } from '@tanstack/react-query';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import { HiddenResultError } from '../core/outbox/settle-write.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import type { Agenda } from './requests.ts';
import { decideRequest, myRequestsQuery, invalidatedByDecision } from './requests.ts';

/** The cancellation of one of the user's own requests. */
export interface RequestCancellation extends Checkable {
  agenda: Agenda;
  id: number;
}

/**
 * Cancels one of the user's own requests. Where the response is lost, the state is looked up in the list; for a request that is
 * not in the list the outcome stays unknown.
 *
 * @requirement requests-24, requests-48, requests-56
 */
export function cancelRequestMutation() {
  return mutationOptions({
    mutationKey: ['requests', 'cancel'],
    mutationFn: ({ agenda, id, isCheck }: RequestCancellation, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['requests', 'cancel', id],
        input: { agenda, id },
        send: () => decideRequest(transportOf(client), { id, state: 'cancelled', note: '' }),
        async lookUp() {
          const all = await readAgain(client, myRequestsQuery({ agenda, isPendingOnly: false }));
          const request = all.find((one) => one.id === id);
          if (!request) throw new HiddenResultError();
          return request.state === 'cancelled' ? 1 : 0;
        },
      }),
    // The mutation stays pending until the list shows the new state.
    meta: { invalidates: invalidatedByDecision, settlesAfter: ['requests', 'mine'] },
  });
}
