import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime, monthOf, toUtcDate } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { AccountKey } from './accounts.ts';
import { accounts } from './accounts.ts';
import { approverOf } from './approver-of.ts';
import type { RequestRow, State } from './request-row.ts';

/** A request before its day is known. Days count from the scenario's day; one that would begin at a weekend waits. */
export interface RequestSeed {
  who: string;
  /** Nothing: an unavailability. */
  account?: AccountKey;
  /** First and last day, or the whole of next month. */
  days: number | readonly [number, number] | 'nextMonth';
  /** Begin and end of a part of a day; an end before its begin lies on the next day. */
  times?: readonly [string, string];
  /** In how many days it has to be decided. Nothing: no deadline. */
  dueIn?: number;
  /** Default 0, pending. */
  state?: State;
  /** Default 3. */
  createdDaysAgo?: number;
  /** Default 1. */
  decidedDaysAgo?: number;
  note?: string;
}

/** The row of a seed, without its number. */
export function seedToRow(seed: RequestSeed, today: LocalDate): Omit<RequestRow, 'id'> {
  const { who, account, times, dueIn, state = 0, createdDaysAgo = 3, decidedDaysAgo = 1, note = '' } = seed;
  const [firstDay, lastDay] = daysOf(seed.days, today);
  const endDay = times && times[1] < times[0] ? addDays(firstDay, 1) : firstDay;
  const isDecided = state === 1 || state === 2;
  return {
    agenda: account ? 'requests' : 'unavailabilities',
    applicantRef: who,
    approverRef: approverOf(who),
    accountId: account ? accounts[account].id : null,
    firstDay,
    lastDay,
    begin: times ? localDateTime(`${firstDay}T${times[0]}:00`) : null,
    end: times ? localDateTime(`${endDay}T${times[1]}:00`) : null,
    createdAt: localDateTime(`${addDays(today, -createdDaysAgo)}T09:24:00`),
    state,
    deadline: dueIn === undefined ? null : addDays(today, dueIn),
    deciderRef: isDecided ? approverOf(who) : '',
    decidedAt: state === 0 ? null : localDateTime(`${addDays(today, -decidedDaysAgo)}T14:05:00`),
    note,
  };
}

function daysOf(days: RequestSeed['days'], today: LocalDate): readonly [LocalDate, LocalDate] {
  if (days !== 'nextMonth') {
    const [first, last] = typeof days === 'number' ? [days, days] : days;
    const begin = workdayFrom(addDays(today, first));
    return [begin, addDays(begin, last - first)];
  }
  const month = addMonths(monthOf(today), 1);
  return [`${month}-01` as LocalDate, addDays(`${addMonths(month, 1)}-01` as LocalDate, -1)];
}

function workdayFrom(day: LocalDate): LocalDate {
  const weekday = toUtcDate(day).getDay();
  return addDays(day, { 0: 1, 6: 2 }[weekday] ?? 0);
}
