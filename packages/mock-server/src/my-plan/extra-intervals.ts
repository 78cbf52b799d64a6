import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDateTime } from '../core/wire-dates.ts';
import type { Database } from '../core/database.ts';
import { accounts } from '../requests/accounts.ts';
import type { RequestRow } from '../requests/request-row.ts';
import type { PlanDay } from './plan-day.ts';
import { labelOfAccount } from './plan-labels.ts';
import type { PlanRow } from './plan-row.ts';
import { wholeDay } from './plan-row.ts';
import { requestsBetween } from '../requests/request-rows.ts';

/**
 * Returns the intervals that requests add to a person's generated plan: approved requests as absences, pending ones as
 * requests.
 */
export function extraIntervals(database: Database, ref: string, days: readonly PlanDay[]): PlanRow[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return requestsBetween(database, ref, first.index, last.index)
    .filter(({ agenda }) => agenda === 'requests')
    .flatMap((request) => rowsOf(request, days));
}

const elsewhere: readonly (number | null)[] = [accounts.home.id, accounts.trip.id];

function rowsOf(request: RequestRow, days: readonly PlanDay[]): PlanRow[] {
  const { state, accountId, firstDay, lastDay, begin, end } = request;
  const label = labelOfAccount(accountId);
  if (!label || state > 1) return [];
  const what = {
    type: state === 0 ? 'WFLREQUEST' : accountId === accounts.training.id ? 'IPOSKOLENI' : 'IPOPREST',
    label,
    outsideOfWorkplace: elsewhere.includes(accountId),
  } as const;
  const inRange = days.filter(({ date }) => date >= firstDay && date <= lastDay);
  if (begin === null || end === null) return inRange.map((day) => wholeDay(day, what));
  return inRange
    .filter(({ date }) => date === firstDay)
    .map(({ date }) => ({
      ...what,
      day: date,
      begin: toWireDateTime(begin),
      // An end at the begin means the next midnight.
      end: end > begin ? toWireDateTime(end) : `${addDays(date, 1)}T00:00:00Z`,
      isAllDay: false,
    }));
}
