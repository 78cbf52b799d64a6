import { localDateTime } from '@selfservice/api/core/local-date';
import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { handle } from '../core/handler.ts';
import { dashboardRowOf } from './dashboard-rows.ts';

/** Home. */
export const dashboardHandlers = [
  handle(getDashboardData, ({ database, grant, language }) =>
    dashboardRowOf(grant.ref, localDateTime(database.scenario.at), language),
  ),
];
