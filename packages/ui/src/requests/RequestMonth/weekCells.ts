import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import { monthDays } from '@selfservice/api/core/month-days';
import type { DayRange } from '../../i18n/formatRange.ts';

/** The number of rows: the most weeks that a month can touch, so that every month has the same height. */
const weeks = 6;

/** Returns the days of a month in six weeks, Monday first; null for days of other months. */
export function weekCells(month: LocalMonth): (LocalDate | null)[][] {
  const monday = startOfWeek(monthDays(month).from);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(monday, week * 7 + weekday);
      return monthOf(day) === month ? day : null;
    }),
  );
}

/** Returns the day to which Tab leads: the first wanted day in the month, or the first day of the month. */
export function tabbableDay(month: LocalMonth, wanted: readonly (LocalDate | undefined)[]): LocalDate {
  return wanted.find((day) => day !== undefined && monthOf(day) === month) ?? monthDays(month).from;
}

/** Returns the position of a day in a range; null outside of it. */
export function placeIn(range: DayRange | null, day: LocalDate) {
  if (!range || day < range.first || day > range.last) return null;
  if (range.first === range.last) return 'only';
  return day === range.first ? 'first' : day === range.last ? 'last' : 'within';
}
