import type { Database } from '../core/database.ts';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { applicantsOf, isApproverIn } from './request-people.ts';
import type { Agenda, RequestRow } from './request-row.ts';
import { currentRequests } from './request-rows.ts';
import type { Absence } from './year-of-absences.ts';

/** The filter of a list of requests. */
export interface RequestFilter {
  agenda: Agenda;
  isPendingOnly: boolean;
}

/** The number of days for which lists show a past or decided request. It is the meaning of `IsActual`. */
const daysInLists = 31;

/** Returns the own requests of a person, for lists and counts: pending, recent and coming ones. */
export function ownRequests(database: Database, ref: string, filter: RequestFilter): RequestRow[] {
  const from = firstListedDay(database);
  return listed(
    database,
    [ref],
    filter,
    ({ lastDay, decidedAt }) => lastDay >= from || isSince(decidedAt, from),
  );
}

/**
 * Returns the requests that a person decides about, for lists and counts: pending ones and those decided recently. None for a
 * person who is no approver.
 */
export function requestsToDecide(database: Database, ref: string, filter: RequestFilter): RequestRow[] {
  if (!isApproverIn(filter.agenda, ref)) return [];
  const from = firstListedDay(database);
  const rows = listed(database, applicantsOf(database, ref), filter, ({ decidedAt }) =>
    isSince(decidedAt, from),
  );
  return rows.filter(({ approverRef }) => approverRef === ref);
}

function isSince(moment: LocalDateTime | null, from: LocalDate): boolean {
  return moment !== null && dateOf(moment) >= from;
}

function firstListedDay({ scenario }: Database): LocalDate {
  return addDays(dateOf(scenario.at as LocalDateTime), -daysInLists);
}

function listed(
  database: Database,
  refs: readonly string[],
  { agenda, isPendingOnly }: RequestFilter,
  isCurrent: (row: RequestRow) => boolean,
): RequestRow[] {
  const isWanted = ({ account, state }: Absence) =>
    (account === null) === (agenda === 'unavailabilities') && (state === 0 || !isPendingOnly);
  return currentRequests(database, refs, isWanted).filter(
    (row) => row.agenda === agenda && (row.state === 0 || (!isPendingOnly && isCurrent(row))),
  );
}
