import { defineArea } from '../areas/defineArea.ts';

/** The person's own requests. */
export const requestsArea = defineArea({
  word: 'requests',
  paths: { '/my-requests': 'runMyRequests' },
  entries: {
    requests: {
      path: '/my-requests',
      role: 'isApprovable',
      counts: { myRequests: null },
      isForOthers: true,
    },
  },
  actions: ['absence'],
  // A new request has the balances of the dashboard. The other areas show it after its answer was lost.
  dependsOn: ['approvals', 'dashboard', 'department-plan', 'my-plan'],
});
