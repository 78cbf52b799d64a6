import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDateTime, monthOf, toUtcDate } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { indexOfDay, planDayAt, planDaysOfYear } from '../my-plan/calendar.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import type { AccountKey } from './accounts.ts';
import { accounts } from './accounts.ts';
import { approverOf } from './approver-of.ts';
import type { Note } from './note.ts';
import type { RequestRow, State } from './request-row.ts';

/** A request relative to the day of the scenario. */
export interface RequestSeed {
  who: string;
  /** The account. Default none: an unavailability. */
  account?: AccountKey;
  /**
   * The first and the last day as numbers of days from the day of the scenario, the whole next month, or some shifts from the
   * Monday of a week of this year on. An absence that would begin on a day off begins on the next working day, an
   * unavailability at a weekend on Monday.
   */
  days: number | readonly [number, number] | 'nextMonth' | { week: number; shifts: number };
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
  note?: Note;
}

/** Returns the row of a seed, without its id. */
export function seedToRow(seed: RequestSeed, { seed: number, at }: Scenario): Omit<RequestRow, 'id'> {
  const { who, account, times, dueIn, state = 0, createdDaysAgo = 3, decidedDaysAgo = 1, note = '' } = seed;
  const today = dateOf(localDateTime(at));
  const [firstDay, lastDay] = daysOf(seed, today, planPersonOf(number, who));
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
    // The manager has no approver; the absences were agreed with the deputy.
    deciderRef: isDecided ? approverOf(who) || people.approver.ref : '',
    decidedAt: state === 0 ? null : localDateTime(`${addDays(today, -decidedDaysAgo)}T14:05:00`),
    note,
  };
}

function daysOf(
  { days, account }: RequestSeed,
  today: LocalDate,
  person: PlanPerson,
): readonly [LocalDate, LocalDate] {
  if (typeof days === 'object' && 'week' in days) return shiftsOfWeek(days, today, person);
  if (days === 'nextMonth') {
    const month = addMonths(monthOf(today), 1);
    return [`${month}-01` as LocalDate, addDays(`${addMonths(month, 1)}-01` as LocalDate, -1)];
  }
  const [first, last] = typeof days === 'number' ? [days, days] : days;
  const wanted = addDays(today, first);
  const begin = account ? workingDayFrom(wanted, person) : weekdayFrom(wanted);
  return [begin, addDays(begin, last - first)];
}

/** Returns the first and the last of some working days from the Monday of a week on. */
function shiftsOfWeek(
  { week, shifts }: { week: number; shifts: number },
  today: LocalDate,
  person: PlanPerson,
): readonly [LocalDate, LocalDate] {
  const days = planDaysOfYear(Number(today.slice(0, 4)));
  const monday = days.findIndex(({ weekday }) => weekday === 1) + week * 7;
  const worked = days.slice(monday).filter((day) => shiftOn(person, day) !== null);
  const [first, last] = [worked[0], worked[shifts - 1]];
  return [first?.date ?? today, last?.date ?? today];
}

function workingDayFrom(day: LocalDate, person: PlanPerson): LocalDate {
  const index = indexOfDay(day);
  const days = Array.from({ length: 14 }, (_, later) => planDayAt(index + later));
  return days.find((each) => shiftOn(person, each) !== null)?.date ?? day;
}

function weekdayFrom(day: LocalDate): LocalDate {
  const weekday = toUtcDate(day).getDay();
  return addDays(day, { 0: 1, 6: 2 }[weekday] ?? 0);
}
