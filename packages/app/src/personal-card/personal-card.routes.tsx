import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The personal card. */
export const personalCardRoutes: AreaRoute[] = [
  { path: '/personal-card', runAction: null, Screen: NotAvailable },
];
