import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Transport } from '../core/transport.ts';
import type { Agenda } from '../requests/requests.ts';
import { staleAfterDecision, toWorkflowRequest } from '../requests/requests.ts';
import { postApprovals, postRequestStatusMultiple } from './approvals.wire.ts';

/** Which requests of other people are asked for. */
export interface ApprovalsFilter {
  agenda: Agenda;
  /** Only what is pending. */
  isPendingOnly: boolean;
  /** Text that the server searches for; empty: none. */
  search: string;
  /** One applicant's reference; empty: all. */
  applicantRef: string;
}

/** Asks for the requests that the person may decide about. Specification 000 section 2 (requests for approval). */
export function approvalsQuery(filter: ApprovalsFilter) {
  const { agenda, isPendingOnly, search, applicantRef } = filter;
  return queryOptions({
    queryKey: ['approvals', agenda, { isPendingOnly, search, applicantRef }],
    queryFn: async ({ client, signal }) => {
      const body = {
        IncludeChildren: true,
        SelectedIxsStr: applicantRef,
        SelectedTab: 'approving' as const,
        Sort: search,
        BoolValue: isPendingOnly,
        CurrentAgenda: agenda,
      };
      return (await transportOf(client).call(postApprovals, { body }, { signal })).map(toWorkflowRequest);
    },
    placeholderData: keepPreviousData,
  });
}

/** Many requests are to get one final state. */
export interface MassDecision {
  ids: readonly number[];
  state: 'approved' | 'rejected';
  /** Empty: none. */
  note: string;
}

const massStates = { approved: 1, rejected: 2 } as const;

/** Sends one final state for many requests, by a call as that of `decideRequest`. */
export async function decideMany(transport: Transport, decision: MassDecision): Promise<void> {
  const { ids, state, note } = decision;
  const body = { Value: [...ids], Value2: massStates[state], Value3: note };
  await transport.call(postRequestStatusMultiple, { body }, { keepalive: true });
}

/** Approves or rejects many requests in one call. Lists and counts follow. Specification 000 sections 4 and 7. */
export function decideManyMutation() {
  return mutationOptions({
    mutationKey: ['approvals', 'decideMany'],
    mutationFn: (decision: MassDecision, { client }) => decideMany(transportOf(client), decision),
    meta: { invalidates: staleAfterDecision },
  });
}
