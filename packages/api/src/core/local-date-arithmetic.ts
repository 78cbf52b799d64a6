import * as fns from 'date-fns';
import type { LocalDate, LocalDateTime, LocalMonth } from './local-date.ts';
import { dateOf, fromUtcDate, monthOf, toUtcDate } from './local-date.ts';

/** The day that lies a number of days later, or earlier for a negative number. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return dateOf(fromUtcDate(fns.addDays(toUtcDate(day), days)));
}

/** The moment a number of minutes later; a day has always 24 hours on the wall. */
export function addMinutes(moment: LocalDateTime, minutes: number): LocalDateTime {
  return fromUtcDate(fns.addMinutes(toUtcDate(moment), minutes));
}

/** The month a number of months later. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  return monthOf(fromUtcDate(fns.addMonths(toUtcDate(month), months)));
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return fns.differenceInCalendarDays(toUtcDate(to), toUtcDate(from));
}

/** Whole minutes from one moment to another; negative when the second is earlier. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return fns.differenceInMinutes(toUtcDate(to), toUtcDate(from));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: LocalDate): boolean {
  return toUtcDate(day).getUTCDay() % 6 === 0;
}

/** The Monday of the day's week. */
export function startOfWeek(day: LocalDate): LocalDate {
  return dateOf(fromUtcDate(fns.startOfWeek(toUtcDate(day), { weekStartsOn: 1 })));
}
