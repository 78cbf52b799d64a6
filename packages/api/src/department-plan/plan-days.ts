import type { LocalDate } from '../core/local-date.ts';
import { addDays, startOfWeek } from '../core/local-date-arithmetic.ts';

/** The numbers of days that a page can have. @requirement department-plan-1 */
export const planModes = [1, 3, 7] as const;

/** The number of days of a page. */
export type PlanMode = (typeof planModes)[number];

/** How the plan is shown: people by shift, which applies to one day only, bars over time, or words. */
export type PlanView = 'groups' | 'timeline' | 'list';

/** The days of a page, both included. */
export interface PlanDays {
  from: LocalDate;
  to: LocalDate;
}

/** Returns the page of a day: a week begins on Monday, other pages with the day itself. @requirement department-plan-2 */
export function pageOf(day: LocalDate, mode: PlanMode): PlanDays {
  const from = mode === 7 ? startOfWeek(day) : day;
  return { from, to: addDays(from, mode - 1) };
}

/** Returns a day of the previous or next page. The previous day of the next one is the same day again. */
export function dayBeside(day: LocalDate, mode: PlanMode, direction: 'previous' | 'next'): LocalDate {
  return addDays(day, direction === 'next' ? mode : -mode);
}
