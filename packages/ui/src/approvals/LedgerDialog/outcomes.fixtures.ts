import type { DecisionOutcome } from '@selfservice/api/approvals/decision-outcomes';
import { aDecidedRequest, aRequest, longName } from '../../requests/requests.fixtures.ts';

/** One outcome of each kind, of an approval of many. */
export const outcomesOfEachKind: readonly DecisionOutcome[] = [
  { kind: 'done', request: aDecidedRequest('approved', { id: 1 }) },
  { kind: 'done', request: aDecidedRequest('approved', { id: 2, applicant: 'Žák Matěj' }) },
  {
    kind: 'changed',
    request: aDecidedRequest('rejected', { id: 3, applicant: 'Novák Jan', approver: 'Mgr. Horáková Eva' }),
  },
  { kind: 'refused', request: aRequest({ id: 4, applicant: longName }) },
  { kind: 'gone', request: aRequest({ id: 5, applicant: 'Říha Zdeněk' }) },
].map((one) => ({ asked: 'approved' as const, note: '', reason: '', ...one }) as DecisionOutcome);
