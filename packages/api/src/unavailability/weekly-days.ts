import type { LocalDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';

/** The maximum number of days of a repetition: one year of weeks. @requirement unavailability-35 */
export const maxWeeklyDays = 53;

/** Returns the number of days of a weekly repetition; 0 where the last day is before the first. */
export function countWeeklyDays(first: LocalDate, until: LocalDate): number {
  return until < first ? 0 : Math.floor(daysBetween(first, until) / 7) + 1;
}

/**
 * Returns the days of a weekly repetition: the first day and the same weekday of every week up to the last day, at most
 * `maxWeeklyDays`.
 *
 * @requirement unavailability-8
 */
export function weeklyDays(first: LocalDate, until: LocalDate): LocalDate[] {
  const count = Math.min(countWeeklyDays(first, until), maxWeeklyDays);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}
