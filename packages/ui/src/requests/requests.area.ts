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
  // Where a new request can be read again after its answer was lost.
  dependsOn: ['approvals', 'department-plan', 'my-plan'],
});
