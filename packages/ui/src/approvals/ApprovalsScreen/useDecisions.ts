import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useSyncExternalStore } from 'react';
import { useApprovalQueue } from './useApprovalQueue.ts';

/** What is known of the person's decisions about one kind of requests, and the queue that they are made with. */
export function useDecisions(
  agenda: Agenda,
): ReturnType<ApprovalQueue['getState']> & { queue: ApprovalQueue } {
  const queue = useApprovalQueue(agenda);
  return { ...useSyncExternalStore(queue.subscribe, queue.getState), queue };
}
