import type { LocalDate } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import { planDaysOfYear } from '../my-plan/calendar.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { isSickOn } from '../my-plan/generated-rows.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import { todayOf } from '../my-plan/calendar.ts';
import { accounts } from './accounts.ts';
import type { EntitlementKind } from './entitlements.ts';
import { accountOfKind, entitledDays, minutesOfWorkday } from './entitlements.ts';
import type { DayPart } from './reserved.ts';
import { requestsBetween } from './request-rows.ts';

/** An account of a year in minutes: `taken` and `remaining` add up to `entitled`. */
export interface VacationAccount {
  entitled: number;
  /** The approved working days of the year, future ones included. */
  taken: number;
  /** Negative if more is taken than entitled. */
  remaining: number;
}

/** Returns an account of a person in a year, or null if the person has no such account. */
export function vacationAccountOf(
  database: Database,
  ref: string,
  kind: EntitlementKind,
  year: number,
): VacationAccount | null {
  const person = planPersonOf(database.scenario.seed, ref);
  const days = entitledDays(person, kind);
  if (days === undefined) return null;
  const entitled = days * minutesOfWorkday(person);
  const taken = takenDays(database, ref, kind, year).reduce((sum, { minutes }) => sum + minutes, 0);
  return { entitled, taken, remaining: entitled - taken };
}

/** Returns the working days of a year for which an absence of a kind is approved, each once, with their minutes. */
export function takenDays(
  database: Database,
  ref: string,
  kind: EntitlementKind,
  year: number,
): { day: LocalDate; minutes: number }[] {
  const person = planPersonOf(database.scenario.seed, ref);
  const all = planDaysOfYear(year);
  const [first, last] = [all[0], all.at(-1)] as [PlanDay, PlanDay];
  const { id } = accounts[accountOfKind[kind]];
  const minutes = new Map<LocalDate, number>();
  for (const row of requestsBetween(database, ref, first.index, last.index)) {
    if (row.accountId !== id || row.state !== 1) continue;
    for (const day of planDays(row.firstDay, row.lastDay)) {
      const amount = workingMinutes(database, person, { day: day.date, begin: row.begin, end: row.end }, day);
      if (amount > 0 && day.index >= first.index && day.index <= last.index)
        minutes.set(day.date, Math.max(amount, minutes.get(day.date) ?? 0));
    }
  }
  return [...minutes]
    .map(([day, amount]) => ({ day, minutes: amount }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the minutes that an absence on a day takes from an account: 0 on a day off, at most a working day. */
export function workingMinutes(
  { scenario }: Database,
  person: PlanPerson,
  { begin, end }: DayPart,
  day: PlanDay,
): number {
  const starts = person.ref === people.firstDay.ref ? scenario.at.slice(0, 10) : '';
  if (shiftOn(person, day) === null || day.date < starts || isSickOn(person, day, todayOf(scenario)))
    return 0;
  const whole = minutesOfWorkday(person);
  return begin && end ? Math.min(whole, minutesBetween(begin, end)) : whole;
}
