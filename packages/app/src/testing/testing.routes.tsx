import { lazy } from 'react';
import type { OpenRoute } from '../shell/area-route.ts';

/** Pages that try out the timeline with generated data, without sign-in. The generators are in their code alone. */
export const testingRoutes: OpenRoute[] = [
  { path: '/testing/timeline', Screen: lazy(() => import('./TimelineTestRoute.tsx')) },
  { path: '/testing/stack', Screen: lazy(() => import('./StackTestRoute.tsx')) },
];
