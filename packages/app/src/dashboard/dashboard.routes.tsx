import { lazy } from 'react';
import type { AreaRoute, RedirectRoute } from '../shell/area-route.ts';

/** Home after sign-in. */
export const dashboardRoutes: AreaRoute[] = [
  { path: '/dashboard', runAction: null, Screen: lazy(() => import('./DashboardRoute.tsx')) },
];

/** The root leads home. */
export const dashboardRedirects: RedirectRoute[] = [{ path: '/', to: '/dashboard' }];
