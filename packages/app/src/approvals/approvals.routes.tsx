import { lazy } from 'react';
import type { AreaRoute, RedirectRoute } from '../shell/area-route.ts';

const ApprovalsRoute = lazy(() => import('./ApprovalsRoute.tsx'));

/** Other people's requests and unavailabilities to approve; an id opens one of them. */
export const approvalsRoutes: AreaRoute[] = [
  {
    path: '/requests-approve/:id?',
    runAction: 'runRequestsApproval',
    Screen: () => <ApprovalsRoute agenda="requests" />,
  },
  {
    path: '/unavailabilities-approve/:id?',
    runAction: 'runUnavailabilityApproval',
    Screen: () => <ApprovalsRoute agenda="unavailabilities" />,
  },
];

/** Addresses in old links that are spelt wrongly. */
export const approvalsRedirects: RedirectRoute[] = [{ path: '/requests-aproove', to: '/requests-approve' }];
