// By file: the whole library takes two seconds to load in Node, in each worker of a runner.
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMinutes as addMinutesTo } from 'date-fns/addMinutes';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { startOfWeek as startOfWeekOf } from 'date-fns/startOfWeek';
import type { LocalDate, LocalDateTime, LocalMonth } from './local-date.ts';
import { dateOf, fromUtcDate, monthOf, toUtcDate } from './local-date.ts';

/** Adds days to a day. A negative number subtracts. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return dateOf(fromUtcDate(addDaysTo(toUtcDate(day), days)));
}

/** Adds minutes to a wall-clock time. Every day has 24 hours. */
export function addMinutes(moment: LocalDateTime, minutes: number): LocalDateTime {
  return fromUtcDate(addMinutesTo(toUtcDate(moment), minutes));
}

/** Adds months to a month. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  return monthOf(fromUtcDate(addMonthsTo(toUtcDate(month), months)));
}

/** Returns the days from one day to another; negative if the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInCalendarDays(toUtcDate(to), toUtcDate(from));
}

/** Returns the whole minutes from one moment to another; negative if the second is earlier. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return differenceInMinutes(toUtcDate(to), toUtcDate(from));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: LocalDate): boolean {
  return toUtcDate(day).getUTCDay() % 6 === 0;
}

/** Returns the Monday of a day's week. */
export function startOfWeek(day: LocalDate): LocalDate {
  return dateOf(fromUtcDate(startOfWeekOf(toUtcDate(day), { weekStartsOn: 1 })));
}
