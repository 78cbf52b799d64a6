import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The change of the password by one's own wish. */
export const passwordRoutes: AreaRoute[] = [
  { path: '/change-password', runAction: null, Screen: NotAvailable },
];
