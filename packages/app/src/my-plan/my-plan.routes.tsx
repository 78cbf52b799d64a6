import type { myPlanArea } from '@selfservice/ui/my-plan/my-plan.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/plan/my/:date?': lazy(() => import('./MyPlanRoute.tsx')) } satisfies ScreensOf<
  typeof myPlanArea
>;
