import type { OpenRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Pages that try out the timeline with generated data, without sign-in. */
export const testingRoutes: OpenRoute[] = [
  { path: '/testing/timeline', Screen: NotAvailable },
  { path: '/testing/stack', Screen: NotAvailable },
];
