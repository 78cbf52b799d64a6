import { defineArea } from '../areas/defineArea.ts';

/** The area of the user's own plan; the month in the path is `YYYYMM`. */
export const myPlanArea = defineArea({
  word: 'my-plan',
  paths: { '/plan/my/:date?': 'runMyPlan' },
  entries: {
    'my-plan': {
      path: '/plan/my/:date?',
      // The badge counts only requests that the user may answer.
      counts: { planCheck: 'planCheck', planApprove: 'planApprove' },
    },
  },
  actions: ['planCheck', 'planApprove'],
  dependsOn: ['centres', 'requests'],
});
