import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Transport } from '../core/transport.ts';
import type { Agenda } from '../requests/requests.ts';
import { invalidatedByDecision, toWorkflowRequest } from '../requests/requests.ts';
import { postApprovals, postRequestStatusMultiple } from './approvals.wire.ts';

/** The filter of the list of requests to decide. */
export interface ApprovalsFilter {
  agenda: Agenda;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** The text to search for; empty for none. */
  search: string;
  /** The reference of the applicant; empty for all. */
  applicantRef: string;
}

/** Fetches the requests that the user may decide. @requirement approvals-39 */
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

/** One decision about many requests. */
export interface MassDecision {
  ids: readonly number[];
  state: 'approved' | 'rejected';
  /** The note; empty for none. */
  note: string;
}

const massStates = { approved: 1, rejected: 2 } as const;

/** Sends a mass decision by a call that outlives the page, like `decideRequest`. @requirement approvals-42 */
export async function decideMany(transport: Transport, decision: MassDecision): Promise<void> {
  const { ids, state, note } = decision;
  const body = { Value: [...ids], Value2: massStates[state], Value3: note };
  await transport.call(postRequestStatusMultiple, { body }, { keepalive: true });
}

/** Approves or rejects many requests in one call, and invalidates lists and counts. @requirement approvals-42, approvals-43 */
export function decideManyMutation() {
  return mutationOptions({
    mutationKey: ['approvals', 'decideMany'],
    mutationFn: (decision: MassDecision, { client }) => decideMany(transportOf(client), decision),
    meta: { invalidates: invalidatedByDecision },
  });
}
