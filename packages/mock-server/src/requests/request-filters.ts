import type { Database } from '../core/database.ts';
import { isApproverIn } from './request-people.ts';
import type { Agenda, RequestRow } from './request-row.ts';
import { requestRows } from './request-rows.ts';

/** Which requests are asked for. */
export interface RequestFilter {
  agenda: Agenda;
  isPendingOnly: boolean;
}

/** What somebody has asked for. Lists and counts are made of it. */
export function ownRequests(database: Database, ref: string, filter: RequestFilter): RequestRow[] {
  return filtered(database, filter, ({ applicantRef }) => applicantRef === ref);
}

/** What somebody decides about; nothing for who is no approver. Lists and counts are made of it. */
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
