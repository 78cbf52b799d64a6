import { lazy } from 'react';
import type { OpenRoute } from '../shell/area-route.ts';

const TestingRoute = lazy(() => import('./TestingRoute.tsx'));

/** Pages that try out the timeline with generated data, without sign-in. */
export const testingRoutes: OpenRoute[] = [
  { path: '/testing/timeline', Screen: TestingRoute },
  { path: '/testing/stack', Screen: TestingRoute },
];
