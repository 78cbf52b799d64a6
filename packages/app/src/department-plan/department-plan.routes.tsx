import type { departmentPlanArea } from '@selfservice/api/department-plan/department-plan.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/plan/department': lazy(() => import('./DepartmentPlanRoute.tsx')) } satisfies ScreensOf<
  typeof departmentPlanArea
>;
