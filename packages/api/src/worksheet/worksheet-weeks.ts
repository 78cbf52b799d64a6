import type { WorksheetDay, WorksheetRow, WorksheetWeekSum } from './worksheet.ts';

/** The days under one heading, with their sum. */
export interface WorksheetWeek {
  heading: string | null;
  days: WorksheetDay[];
  /** Null where the server sends no sum, for example of the current week. */
  sum: WorksheetWeekSum | null;
}

/** Groups rows by weeks: the heading of a day begins a week, a sum ends it. @requirement worksheet-8 */
export function weeksOf(rows: readonly WorksheetRow[]): WorksheetWeek[] {
  const weeks: WorksheetWeek[] = [];
  let open: WorksheetWeek | null = null;
  for (const row of rows) {
    if (!open || (row.kind === 'day' && row.heading !== null && open.days.length > 0)) {
      open = { heading: row.kind === 'day' ? row.heading : null, days: [], sum: null };
      weeks.push(open);
    }
    if (row.kind === 'day') open.days.push(row);
    else {
      open.sum = row;
      open = null;
    }
  }
  return weeks;
}
