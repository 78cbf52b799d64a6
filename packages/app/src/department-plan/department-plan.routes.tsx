import type { departmentPlanArea } from '@selfservice/ui/department-plan/department-plan.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

const Prefetch = lazy(() => import('./PlanPrefetch.tsx'));
const Screen = lazy(() => import('./DepartmentPlanRoute.tsx'));

/** The code of the screen is large: what it asks for first is asked for beside it. */
function DepartmentPlan() {
  return (
    <>
      <Prefetch />
      <Screen />
    </>
  );
}

export default { '/plan/department': DepartmentPlan } satisfies ScreensOf<typeof departmentPlanArea>;
