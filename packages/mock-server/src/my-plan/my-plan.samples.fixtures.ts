import type * as wire from '@selfservice/api/my-plan/my-plan.wire';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { jana } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';
import { pendingPlanRequests } from './plan-requests.ts';

const database = aDatabase();
const planRequest = (kind: 'signing' | 'change') =>
  pendingPlanRequests(database, jana).find((request) => request.kind === kind)?.id ?? 0;

export default {
  postMyPlan: [{ body: { Item1: '2026-11-01T00:00:00Z' }, ways: [['RunMyPlan']] }],
  getOldestMonthWithRequest: [{ ways: [['RunMyPlan']] }],
  postPlanSignatures: [
    { body: { Item1: [planRequest('signing')], Item2: '2.43' }, ways: [['RunMyPlan', 'PlanCheck']] },
  ],
  postPlanChanges: [
    {
      body: { Item1: [planRequest('change')], Item2: true, Item3: '2.43' },
      ways: [['RunMyPlan', 'PlanApprove']],
    },
  ],
} satisfies SamplesOf<typeof wire>;
