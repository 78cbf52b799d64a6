import { expect, test } from 'vitest';
import { localDateTime } from '../local-date.ts';
import type { WorkflowRequest } from '../../requests/requests.ts';
import { outcomesOf } from './decision-outcomes.ts';

function aRequest(id: number, state: WorkflowRequest['state'] = 'pending'): WorkflowRequest {
  return {
    id,
    applicant: 'Dvořáková Jana',
    text: 'Vacation',
    createdAt: localDateTime('2026-11-20T08:00:00'),
    state,
    remainingDays: null,
    deadline: null,
    approver: state === 'pending' ? '' : 'Horáková Eva',
    decidedAt: null,
    note: '',
  };
}

const items = [1, 2, 3, 4].map((id) => aRequest(id));
const decision = { items, state: 'approved' as const, note: 'Enjoy', isMass: true };

test('compares each request of a mass decision with the list', () => {
  const fresh = [aRequest(1, 'approved'), aRequest(2, 'rejected'), aRequest(3), aRequest(9)];
  expect(outcomesOf(decision, fresh)).toEqual([
    { item: fresh[0], asked: 'approved', note: 'Enjoy', reason: '', kind: 'done' },
    { item: fresh[1], asked: 'approved', note: 'Enjoy', reason: '', kind: 'changed' },
    { item: fresh[2], asked: 'approved', note: 'Enjoy', reason: '', kind: 'refused' },
    { item: items[3], asked: 'approved', note: 'Enjoy', reason: '', kind: 'gone' },
  ]);
});
