import { defineArea } from '../areas/defineArea.ts';

/** The area of the user's own requests. */
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
  // The new-request dialog shows the balances of the dashboard. After a lost response, a request is looked up in the other areas.
  dependsOn: ['approvals', 'dashboard', 'department-plan', 'my-plan'],
});
