import type * as wire from '@selfservice/api/plan-states/plan-states.wire';
import { centreNamed } from '../centres/centre-tree.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const query = { $skip: '0', $top: '1001' };
const Value = {
  StartDate: '2026-11-01T00:00:00Z',
  EndDate: '2026-11-07T00:00:00Z',
  State: 'checked' as const,
  Handwritten: true as const,
  SelectedIxsStr: String(centreNamed('Assembly')?.id),
  IncludeChildren: true,
};

export default {
  postPlanStates: [
    {
      person: 'approver',
      query,
      body: { Value: { ...Value, CheckedCategories: [] } },
      ways: [['RunPlanStates']],
    },
    {
      person: 'approver',
      query,
      body: { Value: { ...Value, CheckedCategories: ['010'] } },
      ways: [['RunPlanStates', 'CategoryFilter']],
    },
  ],
  getPlanStatesParams: [{ ways: [['RunPlanStates']] }],
} satisfies SamplesOf<typeof wire>;
