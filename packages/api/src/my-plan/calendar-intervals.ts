import { monthOf } from '../core/local-date.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/**
 * The intervals of a month that belong into somebody's own calendar, in order: what is planned, without changes and
 * requests that nobody has decided on yet. A night that began in the month before is an entry of that month.
 */
export function calendarIntervals({
  month,
  intervals,
}: Pick<MyPlan, 'month' | 'intervals'>): MyPlanInterval[] {
  return intervals.filter(
    (interval) => monthOf(interval.day) === month && (interval.kind === 'shift' || isOtherEntry(interval)),
  );
}
