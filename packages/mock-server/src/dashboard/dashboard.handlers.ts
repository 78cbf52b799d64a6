import { localDateTime } from '@selfservice/api/core/local-date';
import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { handle } from '../core/handler.ts';
import { everyone } from '../core/rights.ts';
import { planCountsOf } from '../my-plan/plan-counts.ts';
import { requestCountsOf } from '../requests/request-counts.ts';
import { dashboardRowOf } from './dashboard-rows.ts';

/** Home. */
export const dashboardHandlers = [
  handle(getDashboardData, everyone, ({ database, grant: { ref }, language }) => {
    const row = dashboardRowOf(ref, localDateTime(database.scenario.at), language);
    const counts = row.requestsCounts;
    // An older backend counts nothing.
    if (counts.overtime === undefined) return row;
    return {
      ...row,
      requestsCounts: { ...counts, ...planCountsOf(database, ref), ...requestCountsOf(database, ref) },
    };
  }),
];
