import { monthOf } from '../core/local-date.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/**
 * Returns the intervals of a month for the user's own calendar, in order: without plan changes and requests, which still
 * need a decision. A night that began in the month before belongs to that month.
 */
export function calendarIntervals({
  month,
  intervals,
}: Pick<MyPlan, 'month' | 'intervals'>): MyPlanInterval[] {
  return intervals.filter(
    (interval) => monthOf(interval.day) === month && (interval.kind === 'shift' || isOtherEntry(interval)),
  );
}
