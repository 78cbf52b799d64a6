import type { LocalDate, LocalMonth } from './local-date.ts';
import { localDate } from './local-date.ts';
import { addDays, addMonths, daysBetween, startOfWeek } from './local-date-arithmetic.ts';

/** A range of days. */
export interface DayRange {
  from: LocalDate;
  /** The last day, included. */
  to: LocalDate;
}

/** Returns the first and last day of a month. */
export function monthDays(month: LocalMonth): DayRange {
  return {
    from: localDate(`${month}-01`),
    to: addDays(localDate(`${addMonths(month, 1)}-01`), -1),
  };
}

/** Returns the days of a month, grouped by weeks that begin on Monday. */
export function weeksOfMonth(month: LocalMonth): LocalDate[][] {
  const { from, to } = monthDays(month);
  const weeks = new Map<LocalDate, LocalDate[]>();
  for (let place = 0; place <= daysBetween(from, to); place++) {
    const day = addDays(from, place);
    const week = startOfWeek(day);
    weeks.set(week, [...(weeks.get(week) ?? []), day]);
  }
  return [...weeks.values()];
}
