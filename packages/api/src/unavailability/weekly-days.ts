import type { LocalDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';

/** As many days are entered at once, a year of weeks. */
export const mostWeeklyDays = 53;

/** How many days a weekly repetition has; none where it ends before it begins. */
export function countWeeklyDays(first: LocalDate, until: LocalDate): number {
  return until < first ? 0 : Math.floor(daysBetween(first, until) / 7) + 1;
}

/**
 * The days of a weekly repetition: the first one, and the same weekday of every week as long as it lies not after the last
 * day. No more than `mostWeeklyDays`.
 */
export function weeklyDays(first: LocalDate, until: LocalDate): LocalDate[] {
  const count = Math.min(countWeeklyDays(first, until), mostWeeklyDays);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}
