import type { unavailabilityArea } from '@selfservice/ui/unavailability/unavailability.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '/my-unavailability': lazy(() => import('./MyUnavailabilityRoute.tsx')),
} satisfies ScreensOf<typeof unavailabilityArea>;
