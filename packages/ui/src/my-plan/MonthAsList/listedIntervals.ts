import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { isWithinADay } from '@selfservice/api/core/plan-interval';
import type { PlanDay } from '../MonthOfDays/planDay.ts';

/**
 * The intervals that a list tells of in the row of a day: a night shift where it begins, and where it ends only if it
 * began in the month before. What lasts for days stands in each of them.
 */
export function listedIntervals({ day, intervals }: Pick<PlanDay, 'day' | 'intervals'>): MyPlanInterval[] {
  return intervals.filter((interval) => {
    const first = dateOf(interval.begin);
    return !isWithinADay(interval) || first === day || monthOf(first) !== monthOf(day);
  });
}
