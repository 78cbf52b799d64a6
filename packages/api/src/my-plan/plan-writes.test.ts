import { planDecisions } from '@selfservice/mock-server/my-plan/plan-decision';
import { describe } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { testOutcomes } from '../core/outbox/write-outcomes.fixtures.ts';
import { decidePlanChangesMutation, signPlanMutation } from './my-plan.ts';

const november = '2026-11' as LocalMonth;
const december = '2026-12' as LocalMonth;

const signingIds = [10_011];

describe('signing the plan', { tags: ['my-plan-45'] }, () => {
  const calls = { write: 'postPlanSignatures', read: 'postMyPlan', path: 'ConfirmPlanSignRequests' } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = signPlanMutation();
    return {
      write: () => as('employee').run(mutation, { month: november, requestIds: signingIds }),
      isDone: () => signingIds.every((id) => planDecisions(database).get(id) === 'signed'),
    };
  });
});

describe('deciding on changes of the plan', { tags: ['my-plan-45'] }, () => {
  const calls = { write: 'postPlanChanges', read: 'postMyPlan', path: 'UpdatePlanChangeRequests' } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = decidePlanChangesMutation();
    const requestIds = [10_014];
    return {
      write: () => as('employee').run(mutation, { month: december, requestIds, isApproved: true }),
      isDone: () => planDecisions(database).get(10_014) === 'approved',
    };
  });
});
