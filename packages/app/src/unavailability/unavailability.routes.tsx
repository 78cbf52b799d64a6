import { lazy } from 'react';
import type { AreaRoute } from '../shell/area-route.ts';

/** The person's own unavailabilities. */
export const unavailabilityRoutes: AreaRoute[] = [
  {
    path: '/my-unavailability',
    runAction: 'runMyUnavailability',
    Screen: lazy(() => import('./MyUnavailabilityRoute.tsx')),
  },
];
