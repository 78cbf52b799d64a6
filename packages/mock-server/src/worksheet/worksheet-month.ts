import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import { planDaysOfMonth } from '../my-plan/plan-day.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import type { Amounts, DayFault, WorksheetDayRow } from './worksheet-day.ts';
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
  const days = planDaysOfMonth(month).filter(({ date }) => date >= begin);
  const rows = planRowsOf(database, ref, days);
  const rowsOn = (date: LocalDate) => rows.filter((row) => row.day === date);
  const faults = stageOf(database, ref, month) === 'open' ? faultsOf(database, days, rows) : undefined;
  return days
    .filter(({ date }) => endDate === undefined || date <= endDate)
    .map((day) => worksheetDayOf(person, day, rowsOn(day.date), now, faults?.get(day.date)));
}

/** Returns the errors of the current month: an early arrival on the second working day, a missing departure on the third last. */
function faultsOf(
  { clock }: Database,
  days: readonly { date: LocalDate }[],
  rows: readonly { type: string; day: LocalDate }[],
): Map<LocalDate, DayFault> {
  const today = clock.localNow().slice(0, 10);
  const plain = days
    .map(({ date }) => date)
    .filter((date) => date < today)
    .filter((date) => {
      const types = rows.filter(({ day }) => day === date).map(({ type }) => type);
      return types.includes('IPODENSMEN') && !types.includes('IPOPREST');
    });
  const faults = new Map<LocalDate, DayFault>();
  const [early, missing] = [plain.at(1), plain.at(-3)];
  if (plain.length < 4 || !early || !missing) return faults;
  return faults.set(early, 'early').set(missing, 'missingOut');
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

/** Balances are settled each quarter, so its first month begins with 0. */
const isFirstOfQuarter = (month: LocalMonth) => Number(month.slice(5)) % 3 === 1;

/** Returns the initial balance of a month: the sum of the earlier months of its quarter. */
export function carryInto(database: Database, ref: string, month: LocalMonth): number {
  if (isFirstOfQuarter(month)) return 0;
  const before = addMonths(month, -1);
  const stage = stageOf(database, ref, before);
  if (stage === 'none' || stage === 'empty') return 0;
  return carryInto(database, ref, before) + (sumOf(worksheetDays(database, ref, before)).balance ?? 0);
}

/** Returns the balance that is carried to the next month: 0 at the end of a quarter. */
export function carryOut(month: LocalMonth, balance: number): number {
  return isFirstOfQuarter(addMonths(month, 1)) ? 0 : balance;
}
