import type { dashboardArea } from '@selfservice/ui/dashboard/dashboard.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/dashboard': lazy(() => import('./DashboardRoute.tsx')) } satisfies ScreensOf<
  typeof dashboardArea
>;
