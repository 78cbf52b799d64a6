import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDate, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { generatedRows } from './generated-rows.ts';
import type { PlanDay } from './plan-day.ts';
import { planDaysOfMonth } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import type { PlanPerson } from './shift-patterns.ts';
import { planPersonOf, shiftOn } from './shift-patterns.ts';

/** A day of somebody's plan that waits, or has waited, to be signed or decided about. */
export interface PlanRequestRow {
  id: number;
  kind: 'signing' | 'change';
  day: PlanDay;
  /** The day's shift before any change. */
  shift: ShiftName;
}

type Wish = { kind: PlanRequestRow['kind']; month: 'this' | 'next' };

const ordinary: Wish[] = [
  { kind: 'signing', month: 'this' },
  { kind: 'change', month: 'next' },
];

/** Whose requests differ from an ordinary employee's. */
const own: Partial<Record<PersonKey, Wish[]>> = {
  approver: [
    { kind: 'signing', month: 'this' },
    { kind: 'signing', month: 'next' },
  ],
  manager: [],
  restricted: [],
  firstDay: [],
  slovak: [],
  unsupportedLanguage: [],
};

/** The requests of the person with a reference, those decided about included, the oldest first. */
export function planRequestsOf({ scenario }: Database, ref: string): PlanRequestRow[] {
  const key = personKeys.find((each) => people[each].ref === ref);
  if (!key) return [];
  const person = planPersonOf(scenario.seed, ref);
  const today = dateOf(localDateTime(scenario.at));
  const thisMonth = monthOf(today);
  const nextMonth = addMonths(thisMonth, 1);
  return (own[key] ?? ordinary).flatMap(({ kind, month }, index): PlanRequestRow[] => {
    const isThis = month === 'this';
    const from = isThis ? addDays(today, 3) : localDate(`${nextMonth}-07`);
    const day = workedDay(person, planDaysOfMonth(isThis ? thisMonth : nextMonth), from);
    const shift = day && shiftOn(person, day);
    return day && shift ? [{ id: Number(ref) * 10 + index + 1, kind, day, shift }] : [];
  });
}

/** Those of them that nobody has decided about. */
export function pendingPlanRequests(database: Database, ref: string): PlanRequestRow[] {
  return planRequestsOf(database, ref).filter(({ id }) => !database.planDecisions.has(id));
}

/** The first day from one on on which the person works, or the month's last one before it. */
function workedDay(person: PlanPerson, days: PlanDay[], from: LocalDate): PlanDay | undefined {
  const worked = days.filter((day) => generatedRows(person, day).some(({ type }) => type === 'IPODENSMEN'));
  return worked.find(({ date }) => date >= from) ?? worked.at(-1);
}
