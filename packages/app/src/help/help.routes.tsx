import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** Help; underscores in the anchor stand for slashes. */
export const helpRoutes: AreaRoute[] = [{ path: '/help/:anchor?', runAction: null, Screen: NotAvailable }];
