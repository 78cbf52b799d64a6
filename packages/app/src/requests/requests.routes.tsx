import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The person's own requests. */
export const requestsRoutes: AreaRoute[] = [
  { path: '/my-requests', runAction: 'runMyRequests', Screen: NotAvailable },
];
