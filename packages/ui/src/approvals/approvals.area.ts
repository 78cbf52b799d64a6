import { defineArea } from '../areas/defineArea.ts';

/** Requests and unavailabilities of other people. An id in the path opens one of them. @requirement approvals-35 */
export const approvalsArea = defineArea({
  word: 'approvals',
  paths: {
    '/requests-approve/:id?': 'runRequestsApproval',
    '/unavailabilities-approve/:id?': 'runUnavailabilityApproval',
  },
  // Spelt wrongly in old links.
  redirects: { '/requests-aproove': '/requests-approve' },
  entries: {
    'approvals-requests': {
      path: '/requests-approve/:id?',
      role: 'isApprover',
      counts: { requestsToApprove: null },
    },
    'approvals-unavailabilities': {
      path: '/unavailabilities-approve/:id?',
      role: 'isUnavailabilityApprover',
      counts: { unavailabilitiesToApprove: null },
    },
  },
  actions: ['rejectNote'],
  // The roles of the user come with the dashboard.
  dependsOn: ['dashboard', 'requests'],
});
