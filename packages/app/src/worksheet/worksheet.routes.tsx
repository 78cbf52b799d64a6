import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The person's own worksheet; the month as `YYYYMM`. */
export const worksheetRoutes: AreaRoute[] = [
  { path: '/my-worksheet/:date?', runAction: 'runMyWorksheet', Screen: NotAvailable },
];
