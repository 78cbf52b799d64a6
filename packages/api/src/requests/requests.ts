import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import { placeholderRequests } from './placeholder-requests.ts';
import { postMyRequests, postRequestStatus } from './requests.wire.ts';
import type { requestSchema } from './requests.wire.ts';

/** What is asked for: absences (`requests`) or unavailabilities. */
export type Agenda = 'requests' | 'unavailabilities';

/** Where a request stands; all but `pending` are final. Specification 000 section 4. */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'cancelled';

/** A request or an unavailability that somebody decides about. Specification 000 section 3. */
export interface WorkflowRequest {
  id: number;
  /** Full name of who asks. */
  applicant: string;
  /** Account plus from-to range, in the server's words. */
  text: string;
  createdAt: LocalDateTime;
  state: RequestState;
  /** Whole days in which it can still be decided; negative: too late; null: no deadline. */
  remainingDays: number | null;
  /** Until when it can be decided; null: no deadline. */
  deadline: LocalDate | null;
  /** Who has decided; empty while nobody has. */
  approver: string;
  /** When its state has changed; null while it has not. */
  decidedAt: LocalDateTime | null;
  /** May be empty. */
  note: string;
}

/** The spelling of each state on the wire. */
const wireStates = { 0: 'pending', 1: 'approved', 2: 'rejected', 3: 'cancelled' } as const;

/** Maps a request. */
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

/** Which of the person's own requests are asked for. */
export interface MyRequestsFilter {
  agenda: Agenda;
  /** Only what is pending. */
  isPendingOnly: boolean;
}

/** Asks for the person's own requests. Specification 000 section 2 (my requests). */
export function myRequestsQuery({ agenda, isPendingOnly }: MyRequestsFilter) {
  return queryOptions({
    queryKey: ['requests', 'mine', agenda, isPendingOnly] as const,
    queryFn: async ({ client, signal }) => {
      const body = { IsActual: true, BoolValue: isPendingOnly, CurrentAgenda: agenda };
      return (await transportOf(client).call(postMyRequests, { body }, { signal })).map(toWorkflowRequest);
    },
    // What is known stays in sight while the other half of it is asked for.
    placeholderData(known, previous) {
      const [, , agendaBefore] = previous?.queryKey ?? [];
      return agendaBefore === agenda ? placeholderRequests(known, isPendingOnly) : undefined;
    },
  });
}

/** What a decision changes. The people and the accounts stay as they are. */
export const staleAfterDecision = [
  ['requests', 'mine'],
  'approvals',
  'dashboard',
  'department-plan',
  'my-plan',
] as const;

/** How a pending request can end. */
export type FinalState = Exclude<RequestState, 'pending'>;

/** One request is to get its final state. */
export interface RequestDecision {
  id: number;
  state: FinalState;
  /** Empty: none. */
  note: string;
}

const finalStates = { approved: 1, rejected: 2, cancelled: 3 } as const;

/**
 * Sends the final state of one request by a call that outlives the page. The token is read before anything is waited for,
 * so that a call made right before the end of a session still carries it.
 */
export async function decideRequest(transport: Transport, decision: RequestDecision): Promise<void> {
  const { id, state, note } = decision;
  const body = { Value: id, Value2: finalStates[state], Value3: note };
  await transport.call(postRequestStatus, { body }, { keepalive: true });
}

/** Approves, rejects or cancels one request. Lists and counts follow. Specification 000 sections 4 and 7. */
export function decideRequestMutation() {
  return mutationOptions({
    mutationKey: ['requests', 'decide'],
    mutationFn: (decision: RequestDecision, { client }) => decideRequest(transportOf(client), decision),
    // It is under way until the list says what has become of it.
    meta: { invalidates: staleAfterDecision, settlesAfter: ['requests', 'mine'] },
  });
}
