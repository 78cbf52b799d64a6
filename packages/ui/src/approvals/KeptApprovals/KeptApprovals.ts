import { useApprovalQueue } from '../ApprovalsScreen/useApprovalQueue.ts';

/** Checks the decisions about requests that an earlier sign-in has left, and notifies the user of their outcomes. Renders nothing. */
export function KeptApprovals(): null {
  useApprovalQueue('requests');
  useApprovalQueue('unavailabilities');
  return null;
}
