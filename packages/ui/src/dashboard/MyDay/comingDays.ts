import type { LocalDate } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import { coversDay, workedIntervals } from '../../patterns/DayDial/workedIntervals.ts';
import type { KnownPlan } from './dayFacts.ts';

/** A day of the strip of coming days. */
export interface ComingDay {
  day: LocalDate;
  /** The shifts and entries of the day, ordered by begin; an entry that lasts several days is on each of them. */
  intervals: readonly MyPlanInterval[];
  /** The name of the public holiday, which may be empty; null for none. */
  holiday: string | null;
  /** Whether a day without intervals is certainly free; false where a part of its month is not published. */
  isCertain: boolean;
}

/** The number of days. */
const count = 7;

/**
 * Returns seven days, beginning with today, from the loaded plans; fewer if the next month is not loaded.
 * @requirement dashboard-33
 */
export function comingDays({ plan, nextPlan }: KnownPlan, today: LocalDate): ComingDay[] {
  const plans = nextPlan ? [plan, nextPlan] : [plan];
  const worked = workedIntervals(
    plans.flatMap(({ month, intervals }) => intervals.filter(({ day }) => monthOf(day) === month)),
  ).filter((interval) => interval.kind === 'shift' || isOtherEntry(interval));
  return Array.from({ length: count }, (_, index) => addDays(today, index)).flatMap((day) => {
    const own = plans.find(({ month }) => month === monthOf(day));
    if (!own) return [];
    return {
      day,
      intervals: worked.filter((interval) => interval.day === day || coversDay(interval, day)),
      holiday: own.publicHolidays.find((each) => each.day === day)?.name ?? null,
      isCertain: publicationOf(own) === 'published',
    };
  });
}
