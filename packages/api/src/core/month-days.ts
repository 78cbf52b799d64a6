import type { LocalDate, LocalMonth } from './local-date.ts';
import { localDate } from './local-date.ts';
import { addDays, addMonths, daysBetween, startOfWeek } from './local-date-arithmetic.ts';

/** Days that follow each other. */
export interface DayRange {
  from: LocalDate;
  /** The last day. */
  to: LocalDate;
}

/** The days of a month. */
export function monthDays(month: LocalMonth): DayRange {
  return {
    from: localDate(`${month}-01`),
    to: addDays(localDate(`${addMonths(month, 1)}-01`), -1),
  };
}

/** Every day of a month, in order, by weeks that begin on Monday. */
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
