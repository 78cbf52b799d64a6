import type { LocalDate } from '../core/local-date.ts';
import { addDays, startOfWeek } from '../core/local-date-arithmetic.ts';

/** How many days stand side by side. Specification 001 section 9. */
export const planModes = [1, 3, 7] as const;

/** How many days stand side by side. */
export type PlanMode = (typeof planModes)[number];

/** The days of a page, both included. */
export interface PlanDays {
  from: LocalDate;
  to: LocalDate;
}

/** The page that shows a day: the week of seven days begins on Monday, the others with the day itself. */
export function pageOf(day: LocalDate, mode: PlanMode): PlanDays {
  const from = mode === 7 ? startOfWeek(day) : day;
  return { from, to: addDays(from, mode - 1) };
}

/** A day of the page before or after; going there and back leads to the same day. */
export function dayBeside(day: LocalDate, mode: PlanMode, direction: 'previous' | 'next'): LocalDate {
  return addDays(day, direction === 'next' ? mode : -mode);
}
