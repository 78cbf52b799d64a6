import type { LocalDate } from '@selfservice/api/core/local-date';
import type { WorksheetRow } from '@selfservice/api/worksheet/worksheet';

/** Returns the days whose rows have errors, in the order of the rows. */
export function daysWithErrors(rows: readonly WorksheetRow[]): LocalDate[] {
  return rows.flatMap((row) => (row.kind === 'day' && row.errors.length > 0 ? [row.day] : []));
}
