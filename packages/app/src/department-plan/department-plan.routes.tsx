import { lazy } from 'react';
import type { AreaRoute } from '../shell/area-route.ts';

/** The plan of a department. */
export const departmentPlanRoutes: AreaRoute[] = [
  {
    path: '/plan/department',
    runAction: 'runDepartmentPlan',
    Screen: lazy(() => import('./DepartmentPlanRoute.tsx')),
  },
];
