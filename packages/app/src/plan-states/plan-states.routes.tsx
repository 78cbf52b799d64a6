import type { planStatesArea } from '@selfservice/ui/plan-states/plan-states.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/plan/states': lazy(() => import('./PlanStatesRoute.tsx')) } satisfies ScreensOf<
  typeof planStatesArea
>;
