import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import { postMyRequests, postRequestStatus } from './requests.wire.ts';
import type { requestSchema } from './requests.wire.ts';

/** The kind of request: an absence (`requests`) or an unavailability. */
export type Agenda = 'requests' | 'unavailabilities';

/** The state of a request; all states except `pending` are final. @requirement requests-22, requests-25 */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'cancelled';

/** A request for an absence or an unavailability that an approver decides about. @requirement requests-15 */
export interface WorkflowRequest {
  id: number;
  /** The full name of the requester. */
  applicant: string;
  /** The account and the range, as the backend writes them. */
  text: string;
  createdAt: LocalDateTime;
  state: RequestState;
  /** The whole days until the deadline; negative after it; null without a deadline. */
  remainingDays: number | null;
  /** The last day for a decision; null without a deadline. */
  deadline: LocalDate | null;
  /** The full name of the approver; empty before a decision. */
  approver: string;
  /** The time of the decision or cancellation; null before it. */
  decidedAt: LocalDateTime | null;
  /** May be empty. */
  note: string;
}

/** The spelling of each state on the wire. */
const wireStates = { 0: 'pending', 1: 'approved', 2: 'rejected', 3: 'cancelled' } as const;

/** Maps a request. @requirement requests-15 */
export function toWorkflowRequest(wire: v.InferOutput<typeof requestSchema>): WorkflowRequest {
  return {
    id: wire.ID,
    applicant: wire.Applicant,
    text: wire.ReqText,
    createdAt: fromWireDateTime(wire.Created),
    state: wireStates[wire.State],
    remainingDays: wire.RemainingDaysFloor,
    deadline: wire.Expdate === null ? null : fromWireDate(wire.Expdate),
    approver: wire.Approver ?? '',
    decidedAt: wire.DateModified === null ? null : fromWireDateTime(wire.DateModified),
    note: wire.Note ?? '',
  };
}

/** The filter of the user's own requests. */
export interface MyRequestsFilter {
  agenda: Agenda;
  /** Whether only pending requests are fetched. */
  isPendingOnly: boolean;
}

/** Fetches the user's own requests. @requirement requests-44 */
export function myRequestsQuery({ agenda, isPendingOnly }: MyRequestsFilter) {
  return queryOptions({
    queryKey: ['requests', 'mine', agenda, isPendingOnly] as const,
    queryFn: async ({ client, signal }) => {
      const body = { IsActual: true, BoolValue: isPendingOnly, CurrentAgenda: agenda };
      return (await transportOf(client).call(postMyRequests, { body }, { signal })).map(toWorkflowRequest);
    },
    // Known requests stay visible while the list loads after a change of the filter.
    placeholderData(known, previous) {
      const [, , agendaBefore] = previous?.queryKey ?? [];
      return agendaBefore === agenda ? placeholderRequests(known, isPendingOnly) : undefined;
    },
  });
}

/**
 * Returns the requests that are shown while the list loads after a change of the filter. Where no request was pending, nothing
 * is known about all requests, so there is no placeholder.
 *
 * @param before the list with the previous filter
 * @param isPendingOnly whether the new filter lists only pending requests
 */
export function placeholderRequests<Request extends { state: string }>(
  before: readonly Request[] | undefined,
  isPendingOnly: boolean,
): Request[] | undefined {
  if (isPendingOnly) return before?.filter(({ state }) => state === 'pending');
  return before?.length ? [...before] : undefined;
}

/** The query keys that a new request or a decision invalidates. People and accounts do not change. @requirement requests-50 */
export const invalidatedByDecision = [
  ['requests', 'mine'],
  'approvals',
  'dashboard',
  'department-plan',
  'my-plan',
] as const;

/** A final state of a request. */
export type FinalState = Exclude<RequestState, 'pending'>;

/** A decision about a request, or its cancellation. */
export interface RequestDecision {
  id: number;
  state: FinalState;
  /** May be empty. */
  note: string;
}

const finalStates = { approved: 1, rejected: 2, cancelled: 3 } as const;

/**
 * Sends a decision about a request by a call that outlives the page. The token is read synchronously, so that a call right before
 * the end of a session still has it.
 *
 * @requirement requests-48
 */
export async function decideRequest(transport: Transport, decision: RequestDecision): Promise<void> {
  const { id, state, note } = decision;
  const body = { Value: id, Value2: finalStates[state], Value3: note };
  await transport.call(postRequestStatus, { body }, { keepalive: true });
}

/** Approves, rejects or cancels a request, and invalidates lists and counts. @requirement requests-50 */
export function decideRequestMutation() {
  return mutationOptions({
    mutationKey: ['requests', 'decide'],
    mutationFn: (decision: RequestDecision, { client }) => decideRequest(transportOf(client), decision),
    // The mutation stays pending until the list shows the new state.
    meta: { invalidates: invalidatedByDecision, settlesAfter: ['requests', 'mine'] },
  });
}
