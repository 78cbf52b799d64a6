import type { LocalDate } from '@selfservice/api/core/local-date';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import { plannedTimes } from '@selfservice/api/worksheet/planned-time';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';

/** What a day comes to, in minutes; nothing known counts as nothing. */
export interface ChartDay {
  day: LocalDate;
  workedMinutes: number;
  excusedMinutes: number;
  /** Null where it is not known. */
  plannedMinutes: number | null;
}

/** Every day of a worksheet's month, in order, with what its rows say. */
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

/** The most that any of the days comes to, in minutes, and no less than eight hours: a short day looks short. */
export function mostMinutes(days: readonly ChartDay[]): number {
  return Math.max(
    480,
    ...days.map(({ workedMinutes, excusedMinutes, plannedMinutes }) =>
      Math.max(workedMinutes + excusedMinutes, plannedMinutes ?? 0),
    ),
  );
}
