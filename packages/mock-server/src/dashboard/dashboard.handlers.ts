import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { handle } from '../core/handler.ts';
import { dashboardRowOf } from './dashboard-rows.ts';

/** Home. */
export const dashboardHandlers = [handle(getDashboardData, ({ grant }) => dashboardRowOf(grant.ref))];
