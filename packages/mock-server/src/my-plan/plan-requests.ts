import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDate, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import type { PlanDay } from './plan-day.ts';
import { planDaysOfMonth } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import type { PlanPerson } from './shift-patterns.ts';
import { planPersonOf, shiftOn } from './shift-patterns.ts';
import { planDecisions } from './plan-decision.ts';

/** A request to sign a day of a person's plan or to decide on its change, pending or decided. */
export interface PlanRequestRow {
  id: number;
  kind: 'signing' | 'change';
  day: PlanDay;
  /** The shift of the day before any change. */
  shift: ShiftName;
}

/** The requested working day of a month: the first one with requests, the next one, or the last one. */
type Place = 'first' | 'second' | 'last';
type Wish = { kind: PlanRequestRow['kind']; month: 'this' | 'next'; place: Place };

const ordinary: Wish[] = [
  { kind: 'signing', month: 'this', place: 'first' },
  { kind: 'change', month: 'next', place: 'first' },
];

/** The requests of people who differ from an ordinary employee. */
const own: Partial<Record<PersonKey, Wish[]>> = {
  // Three days to sign, one of them a night, then a signature and a change in the same month.
  employee: [
    { kind: 'signing', month: 'this', place: 'first' },
    { kind: 'signing', month: 'this', place: 'second' },
    { kind: 'signing', month: 'this', place: 'last' },
    { kind: 'change', month: 'next', place: 'first' },
    { kind: 'signing', month: 'next', place: 'second' },
  ],
  approver: [
    { kind: 'signing', month: 'this', place: 'first' },
    { kind: 'signing', month: 'next', place: 'first' },
  ],
  manager: [],
  restricted: [],
  firstDay: [],
  slovak: [],
  unsupportedLanguage: [],
};

/** Returns the requests of a person, decided ones included, the oldest first. */
export function planRequestsOf({ scenario }: Database, ref: string): PlanRequestRow[] {
  const key = personKeys.find((each) => people[each].ref === ref);
  if (!key) return [];
  const person = planPersonOf(scenario.seed, ref);
  const today = dateOf(localDateTime(scenario.at));
  const thisMonth = monthOf(today);
  const nextMonth = addMonths(thisMonth, 1);
  return (own[key] ?? ordinary).flatMap(({ kind, month, place }, index): PlanRequestRow[] => {
    const isThis = month === 'this';
    const from = isThis ? addDays(today, 3) : localDate(`${nextMonth}-07`);
    const worked = workedDays(person, planDaysOfMonth(isThis ? thisMonth : nextMonth));
    const day = dayAt(place, worked, from);
    const shift = day && shiftOn(person, day);
    return day && shift ? [{ id: Number(ref) * 10 + index + 1, kind, day, shift }] : [];
  });
}

/** Returns the requests of a person that are not decided yet. */
export function pendingPlanRequests(database: Database, ref: string): PlanRequestRow[] {
  return planRequestsOf(database, ref).filter(({ id }) => !planDecisions(database).has(id));
}

/** Returns the days on which the person works. */
function workedDays(person: PlanPerson, days: PlanDay[]): PlanDay[] {
  return days.filter((day) => shiftOn(person, day) !== null);
}

/** Returns the working day at a place, counted from the first one on or after `from`, but within the last three. */
function dayAt(place: Place, worked: PlanDay[], from: LocalDate): PlanDay | undefined {
  const before = worked.filter(({ date }) => date < from).length;
  const first = Math.min(before, worked.length - 3);
  return worked.at({ first, second: first + 1, last: -1 }[place]);
}
