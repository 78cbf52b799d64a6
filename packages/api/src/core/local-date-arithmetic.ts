import * as fns from 'date-fns';
import type { LocalDate, LocalDateTime, LocalMonth } from './local-date.ts';
import { dateOf, fromUtcDate, monthOf, toUtcDate } from './local-date.ts';

/** Adds days to a day. A negative number subtracts. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return dateOf(fromUtcDate(fns.addDays(toUtcDate(day), days)));
}

/** Adds minutes to a wall-clock time. Every day has 24 hours. */
export function addMinutes(moment: LocalDateTime, minutes: number): LocalDateTime {
  return fromUtcDate(fns.addMinutes(toUtcDate(moment), minutes));
}

/** Adds months to a month. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  return monthOf(fromUtcDate(fns.addMonths(toUtcDate(month), months)));
}

/** Returns the days from one day to another; negative if the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return fns.differenceInCalendarDays(toUtcDate(to), toUtcDate(from));
}

/** Returns the whole minutes from one moment to another; negative if the second is earlier. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return fns.differenceInMinutes(toUtcDate(to), toUtcDate(from));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: LocalDate): boolean {
  return toUtcDate(day).getUTCDay() % 6 === 0;
}

/** Returns the Monday of a day's week. */
export function startOfWeek(day: LocalDate): LocalDate {
  return dateOf(fromUtcDate(fns.startOfWeek(toUtcDate(day), { weekStartsOn: 1 })));
}
