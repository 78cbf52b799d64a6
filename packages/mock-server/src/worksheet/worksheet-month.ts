import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import { planDaysOfMonth } from '../my-plan/plan-day.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { recordedDays } from '../presence/recorded-passes.ts';
import type { Amounts, WorksheetDayRow } from './worksheet-day.ts';
import { worksheetDayOf } from './worksheet-day.ts';
import { stageOf } from './worksheet-stages.ts';

/** Returns the days of a person's worksheet up to a day. */
export function worksheetDays(
  database: Database,
  ref: string,
  month: LocalMonth,
  endDate?: LocalDate,
): WorksheetDayRow[] {
  const { scenario, clock } = database;
  const now = clock.localNow();
  const person = planPersonOf(scenario.seed, ref);
  const begin = ref === people.firstDay.ref ? scenario.at.slice(0, 10) : '';
  const days = planDaysOfMonth(month).filter(
    ({ date }) => date >= begin && (endDate === undefined || date <= endDate),
  );
  const isOpen = stageOf(database, ref, month) === 'open';
  return recordedDays(database, ref, days).map((day) => worksheetDayOf(person, day, now, isOpen));
}

/** Adds up the amounts of days; an amount is null if it is null on every day. */
export function sumOf(days: readonly Amounts[]): Amounts {
  const sum = (of: keyof Amounts) => {
    const known = days.map((day) => day[of]).filter((minutes) => minutes !== null);
    return known.length === 0 ? null : known.reduce((one, other) => one + other, 0);
  };
  return {
    worked: sum('worked'),
    excused: sum('excused'),
    unexcused: sum('unexcused'),
    balance: sum('balance'),
  };
}

/** Balances are settled each quarter. */
const isFirstOfQuarter = (month: LocalMonth) => Number(month.slice(5)) % 3 === 1;

/** The balance of people after each settlement, in minutes, if it is not 0: a debt that is paid back in another way. */
const settledBalance = new Map([[people.longName.ref, -(132 * 60 + 45)]]);

/** Returns the initial balance of a month: the sum of the earlier months of its quarter. */
export function carryInto(database: Database, ref: string, month: LocalMonth): number {
  if (isFirstOfQuarter(month)) return settledBalance.get(ref) ?? 0;
  const before = addMonths(month, -1);
  const stage = stageOf(database, ref, before);
  if (stage === 'none' || stage === 'empty') return settledBalance.get(ref) ?? 0;
  return carryInto(database, ref, before) + (sumOf(worksheetDays(database, ref, before)).balance ?? 0);
}

/** Returns the balance that is carried from a month with a balance to the next month. */
export function carryOut(ref: string, month: LocalMonth, balance: number): number {
  return isFirstOfQuarter(addMonths(month, 1)) ? (settledBalance.get(ref) ?? 0) : balance;
}
