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

/** A column of a worksheet's rows. */
export type WorksheetColumn = (typeof columns)[number];

/**
 * The columns in order. Errors and the account that a day is booked on stand among the notes.
 *
 * @param hasPlanned it is known what was planned
 */
export function columnsOf(hasPlanned: boolean): readonly WorksheetColumn[] {
  return columns.filter((column) => column !== 'planned' || hasPlanned);
}

/** The columns that hold amounts of a row, with what stands there. */
const amountOf = {
  worked: 'workedMinutes',
  excused: 'excusedMinutes',
  unexcused: 'unexcusedMinutes',
  balance: 'balanceMinutes',
} as const satisfies Partial<Record<WorksheetColumn, keyof WorkedTime>>;

/** A column that holds amounts. */
export type AmountColumn = keyof typeof amountOf | 'planned';

/** Whether a column holds amounts. */
export function isAmount(column: WorksheetColumn): column is AmountColumn {
  return column === 'planned' || column in amountOf;
}

/** What a row comes to, with what was planned of it in minutes; null: not known. */
export interface ExplainedTime extends WorkedTime {
  plannedMinutes: number | null;
}

/** The amount of a row in a column, in minutes; null: not known. */
export function minutesIn(column: AmountColumn, time: ExplainedTime): number | null {
  return time[column === 'planned' ? 'plannedMinutes' : amountOf[column]];
}

/** Something is known of it. */
export function hasTime(time: WorkedTime): boolean {
  return Object.values(amountOf).some((amount) => time[amount] !== null);
}
