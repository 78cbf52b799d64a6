import type { overtimeArea } from '@selfservice/ui/overtime/overtime.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/overtime': lazy(() => import('./OvertimeRoute.tsx')) } satisfies ScreensOf<
  typeof overtimeArea
>;
