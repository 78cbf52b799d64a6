import type { WorksheetDay, WorksheetRow, WorksheetWeekSum } from './worksheet.ts';

/** Days under one heading, with what they come to. */
export interface WorksheetWeek {
  heading: string | null;
  days: WorksheetDay[];
  /** Null where the server gives no sum, for example of a week that goes on. */
  sum: WorksheetWeekSum | null;
}

/** The rows by weeks: the heading of a day begins one, a sum ends one. Specification 001 section 3. */
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
