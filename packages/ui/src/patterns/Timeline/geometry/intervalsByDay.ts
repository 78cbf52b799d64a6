import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { spanOf } from './spanOf.ts';
import { dayAt, dayMinutes, midnightBefore } from './wallMinutes.ts';

/** Groups intervals by the days that they touch, for a timeline whose row ids are days. */
export function intervalsByDay<Interval extends PlanInterval>(
  intervals: readonly Interval[],
): ReadonlyMap<string, readonly Interval[]> {
  const byDay = new Map<string, Interval[]>();
  for (const interval of intervals) {
    const { begin, end } = spanOf(interval);
    for (let midnight = midnightBefore(begin); midnight < end; midnight += dayMinutes) {
      const day = dayAt(midnight);
      const others = byDay.get(day);
      if (others) others.push(interval);
      else byDay.set(day, [interval]);
    }
  }
  return byDay;
}
