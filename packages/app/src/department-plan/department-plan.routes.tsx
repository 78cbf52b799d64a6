import type { departmentPlanArea } from '@selfservice/ui/department-plan/department-plan.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

const Prefetch = lazy(() => import('./PlanPrefetch.tsx'));
const Screen = lazy(() => import('./DepartmentPlanRoute.tsx'));

/** The screen, whose first data are fetched in parallel with its large code. */
function DepartmentPlan() {
  return (
    <>
      <Prefetch />
      <Screen />
    </>
  );
}

export default { '/plan/department': DepartmentPlan } satisfies ScreensOf<typeof departmentPlanArea>;
