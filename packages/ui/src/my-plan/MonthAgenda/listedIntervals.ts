import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { isWithinADay } from '@selfservice/api/core/plan-interval';
import type { PlanDay } from '../MonthOfDays/planDay.ts';

/**
 * Returns the intervals that a list shows on a day. A night shift is on its first day; on its second day only if it began
 * in the month before. An interval of several days is on each of them.
 */
export function listedIntervals({ day, intervals }: Pick<PlanDay, 'day' | 'intervals'>): MyPlanInterval[] {
  return intervals.filter((interval) => {
    const first = dateOf(interval.begin);
    return !isWithinADay(interval) || first === day || monthOf(first) !== monthOf(day);
  });
}
