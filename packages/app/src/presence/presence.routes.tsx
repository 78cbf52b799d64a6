import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Who is at work. */
export const presenceRoutes: AreaRoute[] = [
  { path: '/presence', runAction: 'runPresence', Screen: NotAvailable },
];
