import { lazy } from 'react';
import type { AreaRoute } from '../shell/area-route.ts';

/** The person's own plan; the month as `YYYYMM`. */
export const myPlanRoutes: AreaRoute[] = [
  { path: '/plan/my/:date?', runAction: 'runMyPlan', Screen: lazy(() => import('./MyPlanRoute.tsx')) },
];
