import type { LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/**
 * Returns the intervals of a month for the user's own calendar, in order: without plan changes and requests, which still
 * need a decision. A night shift that began in the month before belongs to that month; an absence or another entry is also in
 * each later month that it reaches.
 */
export function calendarIntervals({
  month,
  intervals,
}: Pick<MyPlan, 'month' | 'intervals'>): MyPlanInterval[] {
  return intervals.filter(
    (interval) =>
      (interval.kind === 'shift' || isOtherEntry(interval)) &&
      (monthOf(interval.day) === month || isCarriedInto(month, interval)),
  );
}

/** Whether an interval is in the calendar file of a month although it began in an earlier one. */
export function isCarriedInto(month: LocalMonth, interval: MyPlanInterval): boolean {
  return isOtherEntry(interval) && monthOf(interval.day) < month && interval.end > `${month}-01T00:00:00`;
}
