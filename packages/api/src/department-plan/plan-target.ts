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

/** The pressed element of the plan. A view may add its position. */
export interface PlanTarget {
  row: PersonRow;
  /** The day; null for a person. */
  day: LocalDate | null;
  /** The interval; null for a person and for a free place. */
  interval: DepartmentInterval | null;
}

/** Returns the day of a target: for a night shift the day on which it began; null for a person. */
export function dayOfTarget({ day, interval }: Pick<PlanTarget, 'day' | 'interval'>): LocalDate | null {
  return interval && isWithinADay(interval) ? dateOf(interval.begin) : day;
}

/** Returns the days of a target's detail: its day, or the days of the page if the day is not on it. */
export function daysOfTarget(
  target: Pick<PlanTarget, 'day' | 'interval'>,
  page: PlanDays,
  mode: PlanMode,
): PlanDays & { count: number } {
  const day = dayOfTarget(target);
  const isOnPage = day !== null && page.from <= day && day <= page.to;
  return isOnPage ? { from: day, to: day, count: 1 } : { ...page, count: mode };
}
