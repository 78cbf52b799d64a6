import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import { monthDays } from '@selfservice/api/core/month-days';
import type { DayRange } from '../../i18n/formatRange.ts';

/** As many weeks as the longest month touches, so that every month is as high. */
const weeks = 6;

/** The days of a month in six weeks from Monday on; null where a day belongs to a neighbour. */
export function weekCells(month: LocalMonth): (LocalDate | null)[][] {
  const monday = startOfWeek(monthDays(month).from);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(monday, week * 7 + weekday);
      return monthOf(day) === month ? day : null;
    }),
  );
}

/** The day that Tab leads to: the first one of those wanted that the month has, else its first. */
export function tabbableDay(month: LocalMonth, wanted: readonly (LocalDate | undefined)[]): LocalDate {
  return wanted.find((day) => day !== undefined && monthOf(day) === month) ?? monthDays(month).from;
}

/** Where a day lies in a range; null outside of it. */
export function placeIn(range: DayRange | null, day: LocalDate) {
  if (!range || day < range.first || day > range.last) return null;
  if (range.first === range.last) return 'only';
  return day === range.first ? 'first' : day === range.last ? 'last' : 'within';
}
