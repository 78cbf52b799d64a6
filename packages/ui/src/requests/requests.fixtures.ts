import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/** A pending request of the employee, with the given differences. */
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

/** A decided or cancelled request, with the given differences. */
export function aDecidedRequest(
  state: Exclude<WorkflowRequest['state'], 'pending'>,
  differences: Partial<WorkflowRequest> = {},
): WorkflowRequest {
  return aRequest({
    state,
    remainingDays: null,
    approver: state === 'cancelled' ? '' : 'Ing. Svoboda Petr, Ph.D.',
    decidedAt: localDateTime('2026-11-19T14:05:00'),
    ...differences,
  });
}

/** A name of 60 characters. */
export const longName = 'doc. PhDr. Nepomucká-Schwarzenbergová Alexandra, CSc., MBA';

/** A note of ten lines. */
export const longNote = Array.from(
  { length: 10 },
  (_, line) => `${line + 1}. Kolegyně ze skladu za mě převezme předání směny, klíče nechám na vrátnici.`,
).join('\n');
