import { dateOf } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { ownRequests, requestsToDecide } from './request-filters.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

const requests = { agenda: 'requests', isPendingOnly: true } as const;
const unavailabilities = { agenda: 'unavailabilities', isPendingOnly: true } as const;

/** Returns the counts of the dashboard: the pending requests of a person, and those that the person decides about. */
export function requestCountsOf(database: Database, ref: string) {
  return {
    my: ownRequests(database, ref, requests).length,
    myPlnunava: flagsOf(ref).isApprovablePlnunava
      ? ownRequests(database, ref, unavailabilities).length
      : upcomingUnavailabilities(database, ref),
    forApproval: requestsToDecide(database, ref, requests).length,
    forApprovalPlnunava: requestsToDecide(database, ref, unavailabilities).length,
  };
}

function upcomingUnavailabilities(database: Database, ref: string): number {
  const today = dateOf(database.clock.localNow());
  const rows = [...unavailabilityRows(database).values()];
  return rows.filter((row) => row.personRef === ref && row.day >= today).length;
}
