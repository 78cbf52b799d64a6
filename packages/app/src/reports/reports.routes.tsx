import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Reports. */
export const reportsRoutes: AreaRoute[] = [
  { path: '/reports', runAction: 'runReports', Screen: NotAvailable },
];
