import { defineArea } from '../areas/defineArea.ts';

/** The person's own plan; the month as `YYYYMM`. */
export const myPlanArea = defineArea({
  word: 'my-plan',
  paths: { '/plan/my/:date?': 'runMyPlan' },
  entries: {
    'my-plan': {
      path: '/plan/my/:date?',
      // The badge counts only what the person may do.
      counts: { planCheck: 'planCheck', planApprove: 'planApprove' },
    },
  },
  actions: ['planCheck', 'planApprove'],
  dependsOn: ['centres', 'requests'],
});
