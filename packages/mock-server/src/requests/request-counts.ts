import { dateOf } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { ownRequests, requestsToDecide } from './request-filters.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

const requests = { agenda: 'requests', isPendingOnly: true } as const;
const unavailabilities = { agenda: 'unavailabilities', isPendingOnly: true } as const;

/** What waits for somebody, and what somebody waits for, as home counts it. */
export function requestCountsOf(database: Database, ref: string) {
  return {
    my: ownRequests(database, ref, requests).length,
    myPlnunava: flagsOf(ref).isApprovablePlnunava
      ? ownRequests(database, ref, unavailabilities).length
      : comingUnavailabilities(database, ref),
    forApproval: requestsToDecide(database, ref, requests).length,
    forApprovalPlnunava: requestsToDecide(database, ref, unavailabilities).length,
  };
}

function comingUnavailabilities(database: Database, ref: string): number {
  const today = dateOf(database.clock.localNow());
  const rows = [...unavailabilityRows(database).values()];
  return rows.filter((row) => row.personRef === ref && row.day >= today).length;
}
