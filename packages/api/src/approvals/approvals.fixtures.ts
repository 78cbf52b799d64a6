import { localDate, localDateTime } from '../core/local-date.ts';
import type { FinalState, WorkflowRequest } from '../requests/requests.ts';
import type { QueuedApproval } from './approval-decisions.ts';

/** Creates a pending request with some differences. */
export function aRequest(differences: Partial<WorkflowRequest> = {}): WorkflowRequest {
  return {
    id: 4101,
    applicant: 'Dvořáková Jana',
    text: 'Vacation 23.12.2026 – 31.12.2026',
    createdAt: localDateTime('2026-11-18T09:42:00'),
    state: 'pending',
    remainingDays: 2,
    deadline: localDate('2026-11-22'),
    approver: '',
    decidedAt: null,
    note: '',
    ...differences,
  };
}

/** Creates a decided request with some differences. */
export function aDecidedRequest(
  state: FinalState,
  differences: Partial<WorkflowRequest> = {},
): WorkflowRequest {
  return aRequest({
    state,
    remainingDays: null,
    approver: 'Ing. Svoboda Petr, Ph.D.',
    decidedAt: localDateTime('2026-11-19T14:05:00'),
    ...differences,
  });
}

/** Creates a queued approval of requests. */
export function aQueued(phase: QueuedApproval['phase'], ...ids: number[]): QueuedApproval {
  return {
    key: ids[0] ?? 0,
    items: ids.map((id) => aRequest({ id })),
    state: 'approved',
    note: '',
    isMass: false,
    phase,
    step: 'send',
    error: null,
  };
}
