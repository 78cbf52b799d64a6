import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';

/** Returns whether one interval contains another one. */
export function covers(one: PlanInterval, other: PlanInterval): boolean {
  return one.begin <= other.begin && one.end >= other.end;
}

/** Returns whether an interval fills a day. */
export function coversDay({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return begin <= `${day}T00:00:00` && end >= `${addDays(day, 1)}T00:00:00`;
}

/**
 * Returns whether a part of an interval is on a day; an interval that ends at midnight is not on the day that
 * begins then.
 */
export function isOn({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return dateOf(begin) <= day && end > `${day}T00:00:00`;
}

/**
 * Returns intervals without the shifts that an entry of the server replaces: such a shift is not worked, as in the list
 * of absent people. Empty intervals are left out.
 */
export function workedIntervals(intervals: readonly MyPlanInterval[]): MyPlanInterval[] {
  const entries = intervals.filter(isOtherEntry);
  const isTaken = (shift: MyPlanInterval) =>
    entries.some((entry) => covers(entry, shift) || coversDay(entry, shift.day));
  return intervals.filter(
    (interval) => interval.begin < interval.end && !(interval.kind === 'shift' && isTaken(interval)),
  );
}
