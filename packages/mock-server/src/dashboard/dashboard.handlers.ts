import { localDateTime } from '@selfservice/api/core/local-date';
import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { handle } from '../core/handler.ts';
import { everyone } from '../core/rights.ts';
import { planCountsOf } from '../my-plan/plan-counts.ts';
import { overtimeCountOf } from '../overtime/overtime-rows.ts';
import { requestCountsOf } from '../requests/request-counts.ts';
import { worksheetsToSign } from '../worksheet/worksheet-stages.ts';
import { lastInsertedOf } from '../terminal/last-passes.ts';
import { dashboardRowOf } from './dashboard-rows.ts';

/** Handlers of home. */
export const dashboardHandlers = [
  handle(getDashboardData, everyone, ({ database, grant, language }) => {
    const { ref } = grant;
    const row = dashboardRowOf(ref, localDateTime(database.scenario.at), language);
    // An older backend sends no flags and no counts.
    if (row.isApprover === undefined) return row;
    const pass = lastInsertedOf(database, ref);
    return {
      ...row,
      ...(pass && {
        lastPassage: { time: pass.time, text: (pass.type.text ?? pass.type.term)[language] },
      }),
      requestsCounts: {
        ...planCountsOf(database, ref),
        ...requestCountsOf(database, ref),
        overtime: overtimeCountOf(database, ref),
      },
      wsRequests: { worksheetRequestCount: worksheetsToSign(database, grant) },
    };
  }),
];
