import type { LocalDate } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { carryInto, sumOf, worksheetDays } from './worksheet-month.ts';
import { stageOf } from './worksheet-stages.ts';

/** The balance of a person as home shows it. */
export interface BalanceState {
  /** Whether any day has a balance yet. */
  isComputed: boolean;
  /** Whether a day of the month has an error. */
  hasError: boolean;
  minutes: number;
}

/** Returns the balance of a person with carry-over up to a day, as in the worksheet of its month. */
export function balanceStateOf(database: Database, ref: string, day: LocalDate): BalanceState {
  const month = monthOf(day);
  const days = worksheetDays(database, ref, month, day);
  const { balance } = sumOf(days);
  return {
    isComputed: balance !== null || stageOf(database, ref, addMonths(month, -1)) !== 'none',
    hasError: days.some(({ error }) => error !== null),
    minutes: carryInto(database, ref, month) + (balance ?? 0),
  };
}

/** Returns the balance of a person with carry-over up to a day, in minutes. */
export function balanceOf(database: Database, ref: string, day: LocalDate): number {
  return balanceStateOf(database, ref, day).minutes;
}
