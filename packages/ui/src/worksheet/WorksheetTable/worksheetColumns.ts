import { hasErrorForBalance } from '@selfservice/api/worksheet/visibility';
import type { WorkedTime, WorksheetDay } from '@selfservice/api/worksheet/worksheet';

const columns = [
  'day',
  'passes',
  'shift',
  'planned',
  'worked',
  'excused',
  'unexcused',
  'balance',
  'note',
] as const;

/** A column of the table. */
export type WorksheetColumn = (typeof columns)[number];

/** The columns with amounts and their fields. */
const amountOf = {
  worked: 'workedMinutes',
  excused: 'excusedMinutes',
  unexcused: 'unexcusedMinutes',
  balance: 'balanceMinutes',
} as const satisfies Partial<Record<WorksheetColumn, keyof WorkedTime>>;

/** A column with amounts. */
export type AmountColumn = keyof typeof amountOf | 'planned';

/** Whether a column contains amounts. */
export function isAmount(column: WorksheetColumn): column is AmountColumn {
  return column === 'planned' || column in amountOf;
}

/** The amounts of a row with its planned minutes; null: unknown. */
export interface ExplainedTime extends WorkedTime {
  plannedMinutes: number | null;
}

/** Columns that are shown even without content: they name the row, or take the width that is left. */
const permanent: readonly WorksheetColumn[] = ['day', 'passes'];

/**
 * Returns the columns with content in any row, in order. The column of notes includes errors and accounts.
 *
 * @param rows the days, and the sums of the weeks and the month
 * @requirement worksheet-59
 */
export function columnsOf(
  rows: readonly (ExplainedTime | (ExplainedTime & WorksheetDay))[],
): WorksheetColumn[] {
  return columns.filter((column) => permanent.includes(column) || rows.some((row) => isFilled(column, row)));
}

function isFilled(column: WorksheetColumn, row: ExplainedTime | (ExplainedTime & WorksheetDay)): boolean {
  if (isAmount(column) && minutesIn(column, row) !== null) return true;
  if (!('errors' in row)) return false;
  if (column === 'shift') return row.shiftName !== '';
  if (column === 'note') return row.accountName !== null || row.note !== '' || row.errors.length > 0;
  return column === 'balance' && hasErrorForBalance(row);
}

/** Returns the minutes of a row in a column; null: unknown. */
export function minutesIn(column: AmountColumn, time: ExplainedTime): number | null {
  return time[column === 'planned' ? 'plannedMinutes' : amountOf[column]];
}

/** Whether any amount is known. */
export function hasTime(time: WorkedTime): boolean {
  return Object.values(amountOf).some((amount) => time[amount] !== null);
}
