import type { AreaRoute, RedirectRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Other people's requests and unavailabilities to approve; an id opens one of them. */
export const approvalsRoutes: AreaRoute[] = [
  { path: '/requests-approve/:id?', runAction: 'runRequestsApproval', Screen: NotAvailable },
  { path: '/unavailabilities-approve/:id?', runAction: 'runUnavailabilityApproval', Screen: NotAvailable },
];

/** Addresses in old links that are spelt wrongly. */
export const approvalsRedirects: RedirectRoute[] = [{ path: '/requests-aproove', to: '/requests-approve' }];
