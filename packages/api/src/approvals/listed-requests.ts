import { isChecking, isUnknown } from '../core/decisions/decision.ts';
import { decisionsById } from '../core/decisions/queued-decisions.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import type { QueuedApproval } from './approval-decisions.ts';

/**
 * The progress of a decision about a request. The request changes its state only after the server has confirmed it. With
 * `unknown` the outcome is not known; while it is read again it is `checking`.
 *
 * @requirement approvals-23, approvals-26
 */
export type ApprovalProgress = 'approving' | 'rejecting' | 'checking' | 'unknown';

/** A request in the list, with the decision about it applied. */
export interface ListedRequest {
  request: WorkflowRequest;
  /** The progress of the decision about it; null for none. */
  progress: ApprovalProgress | null;
}

const progressTo = { approved: 'approving', rejected: 'rejecting' } as const;

/** Returns the progress of a decision about a request; null once it is settled. */
export function progressOf(decision: QueuedApproval | undefined): ApprovalProgress | null {
  if (!decision || decision.phase === 'settled') return null;
  if (isUnknown(decision)) return 'unknown';
  return isChecking(decision) ? 'checking' : progressTo[decision.state];
}

/**
 * Returns a request with a settled decision applied, because the updated list may still be loading. Final states never
 * change.
 */
export function asDecided(request: WorkflowRequest, decision: QueuedApproval | undefined): WorkflowRequest {
  const isAhead = decision?.phase === 'settled' && request.state === 'pending';
  return isAhead ? { ...request, state: decision.state } : request;
}

/** Whether the user can decide on a request: it is pending without a decision in progress. @requirement approvals-11 */
export function isOpen({ request, progress }: ListedRequest): boolean {
  return request.state === 'pending' && progress === null;
}

/**
 * Returns the request to show after a decision: the first open one after it, otherwise the last open one before it; null
 * where none is left.
 *
 * @requirement approvals-24
 */
export function nextOpen(items: readonly ListedRequest[], id: number): ListedRequest | null {
  const at = items.findIndex(({ request }) => request.id === id);
  return items.slice(at + 1).find(isOpen) ?? items.slice(0, Math.max(at, 0)).findLast(isOpen) ?? null;
}

/**
 * Returns a function that applies decisions to a list. A listed request stays the same object until it changes, so that
 * only changed rows render again. Rendering a list of 2,000 takes a second on a slow machine.
 */
export function createLister() {
  const known = new Map<number, ListedRequest & { loaded: WorkflowRequest }>();

  function listedOf(loaded: WorkflowRequest, decision: QueuedApproval | undefined): ListedRequest {
    const progress = progressOf(decision);
    const request = asDecided(loaded, decision);
    const before = known.get(loaded.id);
    const isSame =
      before?.progress === progress &&
      before.request.state === request.state &&
      isEqual(before.loaded, loaded);
    if (isSame) return before;
    const item = { request, progress, loaded };
    known.set(loaded.id, item);
    return item;
  }

  return (
    requests: readonly WorkflowRequest[],
    entries: readonly QueuedApproval[],
  ): readonly ListedRequest[] => {
    const decisions = decisionsById(entries);
    return requests.map((loaded) => listedOf(loaded, decisions.get(loaded.id)));
  };
}

function isEqual(one: WorkflowRequest, other: WorkflowRequest): boolean {
  const keys = Object.keys(one) as (keyof WorkflowRequest)[];
  return one === other || keys.every((key) => one[key] === other[key]);
}
