import type { WorkedTime } from '@selfservice/api/worksheet/worksheet';

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

/**
 * Returns the columns in order. The column of notes includes errors and accounts.
 *
 * @param hasPlanned whether the planned time is known
 */
export function columnsOf(hasPlanned: boolean): readonly WorksheetColumn[] {
  return columns.filter((column) => column !== 'planned' || hasPlanned);
}

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

/** Returns the minutes of a row in a column; null: unknown. */
export function minutesIn(column: AmountColumn, time: ExplainedTime): number | null {
  return time[column === 'planned' ? 'plannedMinutes' : amountOf[column]];
}

/** Whether any amount is known. */
export function hasTime(time: WorkedTime): boolean {
  return Object.values(amountOf).some((amount) => time[amount] !== null);
}
