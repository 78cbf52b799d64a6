import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Overtime to approve. */
export const overtimeRoutes: AreaRoute[] = [
  { path: '/overtime', runAction: 'runOvertime', Screen: NotAvailable },
];
