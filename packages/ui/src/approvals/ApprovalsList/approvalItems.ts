import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { isChecking, isUnknown } from '@selfservice/api/core/decisions/decision';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ListItem } from '../../primitives/List/list.types.ts';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';
import type { RequestProgress } from '../../requests/request-words/requestLabel.ts';
import { progressTo } from '../../requests/request-words/requestLabel.ts';

/** A request in the list of those to decide about. */
export interface ApprovalItem extends ListItem {
  request: WorkflowRequest;
  /** What is being done with it; null for nothing. */
  progress: RequestProgress | null;
}

/** The progress of a decision about a request; null once it is settled. */
export function progressOf(decision: QueuedApproval | undefined): RequestProgress | null {
  if (!decision || decision.phase === 'settled') return null;
  if (isUnknown(decision)) return 'unknown';
  return isChecking(decision) ? 'checking' : progressTo[decision.state];
}

/**
 * A request as it is shown: what the server has settled holds, also while the list that says so is still on its way.
 * Final states are final.
 */
export function asDecided(request: WorkflowRequest, decision: QueuedApproval | undefined): WorkflowRequest {
  const isAhead = decision?.phase === 'settled' && request.state === 'pending';
  return isAhead ? { ...request, state: decision.state } : request;
}

/** Whether it can still be decided about here. */
export function isOpen({ request, progress }: ApprovalItem): boolean {
  return request.state === 'pending' && progress === null;
}

type Labeller = (request: WorkflowRequest, progress: RequestProgress | null) => string;

/**
 * Makes the items of a list. An item stays the same object for as long as nothing of it changes, and so do all of them
 * together: a list of 2,000 takes a second to be built anew on a slow machine, and no time at all where it is the same.
 *
 * @param toLabel words of a request, as assistive technology reads them out
 */
export function createItemMaker(toLabel: Labeller) {
  const known = new Map<number, ApprovalItem & { listed: WorkflowRequest }>();
  let last: { from: readonly unknown[]; items: readonly ApprovalItem[] } | null = null;

  function itemOf(listed: WorkflowRequest, decision: QueuedApproval | undefined): ApprovalItem {
    const progress = progressOf(decision);
    const request = asDecided(listed, decision);
    const before = known.get(listed.id);
    const isSame =
      before?.progress === progress &&
      before.request.state === request.state &&
      isEqual(before.listed, listed);
    if (isSame) return before;
    const item = { id: String(listed.id), label: toLabel(request, progress), request, progress, listed };
    known.set(listed.id, item);
    return item;
  }

  return (
    requests: readonly WorkflowRequest[] | undefined,
    entries: readonly QueuedApproval[],
  ): readonly ApprovalItem[] => {
    if (last?.from[0] !== requests || last?.from[1] !== entries) {
      const decisions = decisionsById(entries);
      const items = (requests ?? []).map((listed) => itemOf(listed, decisions.get(listed.id)));
      last = { from: [requests, entries], items };
    }
    return last?.items ?? [];
  };
}

function isEqual(one: WorkflowRequest, other: WorkflowRequest): boolean {
  const keys = Object.keys(one) as (keyof WorkflowRequest)[];
  return one === other || keys.every((key) => one[key] === other[key]);
}
