import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The person's own unavailabilities. */
export const unavailabilityRoutes: AreaRoute[] = [
  { path: '/my-unavailability', runAction: 'runMyUnavailability', Screen: NotAvailable },
];
