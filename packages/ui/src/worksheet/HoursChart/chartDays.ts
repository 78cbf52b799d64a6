import type { LocalDate } from '@selfservice/api/core/local-date';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import { plannedTimes } from '@selfservice/api/worksheet/planned-time';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';

/** The amounts of a day in minutes; an unknown amount is 0. */
export interface ChartDay {
  day: LocalDate;
  workedMinutes: number;
  excusedMinutes: number;
  /** Null if it is unknown. */
  plannedMinutes: number | null;
}

/** Returns every day of the month in order, with the amounts of its row. */
export function chartDays(worksheet: Pick<Worksheet, 'month' | 'rows' | 'fund'>): ChartDay[] {
  const planned = plannedTimes(worksheet);
  const rows = worksheet.rows.filter((row) => row.kind === 'day');
  return weeksOfMonth(worksheet.month)
    .flat()
    .map((day) => {
      const row = rows.find((one) => one.day === day);
      return {
        day,
        workedMinutes: row?.workedMinutes ?? 0,
        excusedMinutes: row?.excusedMinutes ?? 0,
        plannedMinutes: (row && planned.get(row)) ?? null,
      };
    });
}

/** Returns the largest amount of a day in minutes, at least eight hours, so that short days look short. */
export function mostMinutes(days: readonly ChartDay[]): number {
  return Math.max(
    480,
    ...days.map(({ workedMinutes, excusedMinutes, plannedMinutes }) =>
      Math.max(workedMinutes + excusedMinutes, plannedMinutes ?? 0),
    ),
  );
}
