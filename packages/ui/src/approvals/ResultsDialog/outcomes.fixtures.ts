import type { ApprovalOutcome } from '@selfservice/api/approvals/approval-decisions';
import { aDecidedRequest, aRequest, longName } from '../../requests/requests.fixtures.ts';

/** Outcomes of a mass approval, of each kind at least one. */
export const outcomesOfEachKind: readonly ApprovalOutcome[] = [
  { kind: 'done', item: aDecidedRequest('approved', { id: 1 }) },
  { kind: 'done', item: aDecidedRequest('approved', { id: 2, applicant: 'Žák Matěj' }) },
  {
    kind: 'changed',
    item: aDecidedRequest('rejected', { id: 3, applicant: 'Novák Jan', approver: 'Mgr. Horáková Eva' }),
  },
  { kind: 'refused', item: aRequest({ id: 4, applicant: longName }) },
  { kind: 'gone', item: aRequest({ id: 5, applicant: 'Říha Zdeněk' }) },
].map((outcome) => ({ asked: 'approved' as const, note: '', reason: '', ...outcome }) as ApprovalOutcome);
