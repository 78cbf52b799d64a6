import type { LocalDate } from '../core/local-date.ts';
import { dateOf } from '../core/local-date.ts';
import { isWithinADay } from '../core/plan-interval.ts';
import type { DepartmentInterval, DepartmentPerson } from './department-plan.ts';
import type { PlanDays, PlanMode } from './plan-days.ts';

/** A person as a row of the plan. */
export interface PersonRow {
  /** Reference of the person. */
  id: string;
  person: DepartmentPerson;
}

/** Something in the plan that the user pressed. A view may add where it was. */
export interface PlanTarget {
  row: PersonRow;
  /** The day; null for the person. */
  day: LocalDate | null;
  /** The interval; null for the person and for a free place. */
  interval: DepartmentInterval | null;
}

/** The day that a target belongs to: the first one of a night shift, also on the second; null for a person. */
export function dayOfTarget({ day, interval }: Pick<PlanTarget, 'day' | 'interval'>): LocalDate | null {
  return interval && isWithinADay(interval) ? dateOf(interval.begin) : day;
}

/** The days to show of a target: its own, or the page where that day is not on it, because only the page is known. */
export function daysOfTarget(
  target: Pick<PlanTarget, 'day' | 'interval'>,
  page: PlanDays,
  mode: PlanMode,
): PlanDays & { count: number } {
  const day = dayOfTarget(target);
  const isOnPage = day !== null && page.from <= day && day <= page.to;
  return isOnPage ? { from: day, to: day, count: 1 } : { ...page, count: mode };
}
