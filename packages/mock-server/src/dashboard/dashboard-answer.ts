import type { BackendLanguage } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { planCountsOf } from '../my-plan/plan-counts.ts';
import { overtimeCountOf } from '../overtime/overtime-rows.ts';
import { lastPassOf, passNameOf } from '../presence/recorded-passes.ts';
import { requestCountsOf } from '../requests/request-counts.ts';
import { balanceStateOf } from '../worksheet/balance-state.ts';
import { worksheetsToSign } from '../worksheet/worksheet-stages.ts';
import { dashboardRowOf } from './dashboard-rows.ts';
import { vacationFieldsOf } from './vacation-fields.ts';

type DashboardAnswer = v.InferInput<typeof dashboardSchema>;

/** Returns the dashboard of the token's person: its figures and counts are those of the worksheet, the passes and the lists. */
export function dashboardAnswer(
  database: Database,
  grant: Grant,
  language: BackendLanguage,
): DashboardAnswer {
  const { ref } = grant;
  const pass = lastPassOf(database, ref);
  const row = {
    ...dashboardRowOf(ref),
    balance: balanceStateOf(database, ref, dateOf(database.clock.localNow())),
    lastPassage: pass ? { time: toWireDateTime(pass.at), text: passNameOf(pass)[language] } : null,
  };
  // An older backend sends no flags and no counts.
  if (row.isApprover === undefined) return row;
  return {
    ...row,
    ...vacationFieldsOf(database, ref),
    requestsCounts: {
      ...planCountsOf(database, ref),
      ...requestCountsOf(database, ref),
      overtime: overtimeCountOf(database, ref),
    },
    wsRequests: { worksheetRequestCount: worksheetsToSign(database, grant) },
  };
}
