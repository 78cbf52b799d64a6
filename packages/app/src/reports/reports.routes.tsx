import type { reportsArea } from '@selfservice/ui/reports/reports.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '/reports': lazy(() => import('./ReportsRoute.tsx')),
} satisfies ScreensOf<typeof reportsArea>;
