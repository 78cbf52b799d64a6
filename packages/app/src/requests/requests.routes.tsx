import { lazy } from 'react';
import type { AreaRoute } from '../shell/area-route.ts';

/** The person's own requests. */
export const requestsRoutes: AreaRoute[] = [
  { path: '/my-requests', runAction: 'runMyRequests', Screen: lazy(() => import('./MyRequestsRoute.tsx')) },
];
