import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime, monthOf, toUtcDate } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { AccountKey } from './accounts.ts';
import { accounts } from './accounts.ts';
import { approverOf } from './approver-of.ts';
import type { RequestRow, State } from './request-row.ts';

/** A request relative to the day of the scenario. A request that would begin at a weekend begins on Monday. */
export interface RequestSeed {
  who: string;
  /** The account. Default none: an unavailability. */
  account?: AccountKey;
  /** The first and the last day as numbers of days from the day of the scenario, or the whole next month. */
  days: number | readonly [number, number] | 'nextMonth';
  /** The begin and the end of a part of a day. An end before the begin is on the next day. */
  times?: readonly [string, string];
  /** The days until the deadline. Default none: no deadline. */
  dueIn?: number;
  /** Default 0, pending. */
  state?: State;
  /** Default 3. */
  createdDaysAgo?: number;
  /** Default 1. */
  decidedDaysAgo?: number;
  note?: string;
}

/** Returns the row of a seed, without its id. */
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
