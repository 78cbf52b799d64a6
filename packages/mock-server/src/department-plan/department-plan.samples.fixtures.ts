import type * as wire from '@selfservice/api/department-plan/department-plan.wire';
import { centreNamed } from '../centres/centre-tree.ts';
import { day, jana } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const assembly = { ...day, Item3: centreNamed('Assembly')?.id ?? 0, Item4: true };

export default {
  postDepartmentPeople: [
    { person: 'approver', body: { ...assembly, Item5: null }, ways: [['RunDepartmentPlan']] },
    {
      person: 'approver',
      body: { ...assembly, Item5: '010' },
      ways: [['RunDepartmentPlan', 'CategoryFilter']],
    },
  ],
  postDepartmentIntervals: [{ body: { ...day, Item3: [jana], Item4: false }, ways: [['RunDepartmentPlan']] }],
} satisfies SamplesOf<typeof wire>;
