import { defineArea } from '../areas/defineArea.ts';

/** Other people's requests and unavailabilities to decide about; an id opens one of them. */
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
