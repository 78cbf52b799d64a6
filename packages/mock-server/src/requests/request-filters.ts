import type { Database } from '../core/database.ts';
import { isApproverIn } from './request-people.ts';
import type { Agenda, RequestRow } from './request-row.ts';
import { requestRows } from './request-rows.ts';

/** The filter of a list of requests. */
export interface RequestFilter {
  agenda: Agenda;
  isPendingOnly: boolean;
}

/** Returns the own requests of a person, for lists and counts. */
export function ownRequests(database: Database, ref: string, filter: RequestFilter): RequestRow[] {
  return filtered(database, filter, ({ applicantRef }) => applicantRef === ref);
}

/** Returns the requests that a person decides about, for lists and counts; none for a person who is no approver. */
export function requestsToDecide(database: Database, ref: string, filter: RequestFilter): RequestRow[] {
  if (!isApproverIn(filter.agenda, ref)) return [];
  return filtered(database, filter, ({ approverRef }) => approverRef === ref);
}

function filtered(
  database: Database,
  { agenda, isPendingOnly }: RequestFilter,
  isWanted: (row: RequestRow) => boolean,
): RequestRow[] {
  return [...requestRows(database).values()].filter(
    (row) => row.agenda === agenda && (row.state === 0 || !isPendingOnly) && isWanted(row),
  );
}
