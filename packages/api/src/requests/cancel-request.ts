import { mutationOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import { readAgain } from '../core/writes/read-again.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import type { Agenda } from './requests.ts';
import { decideRequest, myRequestsQuery, staleAfterDecision } from './requests.ts';

/** A request of the user's own that is cancelled. */
export interface RequestCancellation {
  agenda: Agenda;
  id: number;
  /** Default `send`. */
  step?: WriteStep;
}

/**
 * Cancels one of the user's own requests. After an unknown outcome the request's state is read; a request that the list
 * does not contain leaves the outcome unknown. Specification 000 sections 4 and 7.
 */
export function cancelRequestMutation() {
  return mutationOptions({
    mutationKey: ['requests', 'cancel'],
    mutationFn: ({ agenda, id, step = 'send' }: RequestCancellation, { client }) =>
      settleWrite({
        step,
        send: () => decideRequest(transportOf(client), { id, state: 'cancelled', note: '' }),
        async lookUp() {
          const all = await readAgain(client, myRequestsQuery({ agenda, isPendingOnly: false }));
          const request = all.find((one) => one.id === id);
          if (!request) throw new Error(`The request ${id} is not listed.`);
          return request.state === 'cancelled' ? 1 : 0;
        },
      }),
    // Pending until the list shows the new state.
    meta: { invalidates: staleAfterDecision, settlesAfter: ['requests', 'mine'] },
  });
}
