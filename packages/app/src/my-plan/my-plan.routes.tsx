import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The person's own plan; the month as `YYYYMM`. */
export const myPlanRoutes: AreaRoute[] = [
  { path: '/plan/my/:date?', runAction: 'runMyPlan', Screen: NotAvailable },
];
