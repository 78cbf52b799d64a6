import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { idsOf } from '@selfservice/api/core/decisions/decision';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';
import { asDecided } from '../ApprovalsList/approvalItems.ts';

/** What is known of decisions. */
interface Known {
  entries: readonly QueuedApproval[];
  outcomes: readonly ApprovalOutcome[];
}

/** A request by all that is known of it: by what a decision has come to, by the list, or by the decision itself. */
export function requestNow(
  request: WorkflowRequest,
  items: readonly ApprovalItem[],
  { entries, outcomes }: Known,
): WorkflowRequest {
  const known = outcomes.find(({ item }) => item.id === request.id)?.item;
  // A list that was asked for before the decision may come after what is known of it.
  if (known && known.state !== 'pending') return known;
  const listed = items.find((item) => item.request.id === request.id)?.request;
  return listed ?? asDecided(request, decisionsById(entries).get(request.id));
}

/** The failed decision about a request alone: its detail says so, and not the bar. */
export function ownFailureOf(
  entries: readonly QueuedApproval[],
  id: number | undefined,
): QueuedApproval | undefined {
  return entries.find((entry) => entry.phase === 'failed' && !entry.isMass && idsOf(entry)[0] === id);
}
