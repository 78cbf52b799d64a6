import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { OpenScreenProps } from '../shell/area-route.ts';
import type { OpenPath } from './open-paths.ts';

/** Screens that try out the timeline with generated data, without sign-in. The mock server comes with their code alone. */
export const openScreens: Record<OpenPath, ComponentType<OpenScreenProps>> = {
  '/testing/timeline': lazy(() => import('./TimelineTestRoute.tsx')),
  '/testing/stack': lazy(() => import('./StackTestRoute.tsx')),
};
