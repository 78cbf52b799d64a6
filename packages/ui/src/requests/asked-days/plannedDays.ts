import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { DayRange } from '../../i18n/formatRange.ts';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';

/** What the plan says of the days that can be asked for. */
export interface PlannedDays {
  /** The shifts of each day, by the day of the plan that they belong to. */
  shifts: ReadonlyMap<LocalDate, readonly MyPlanInterval[]>;
  /** The public holidays with their names, which may be empty. */
  holidays: ReadonlyMap<LocalDate, string>;
  /** The months whose plan is there and published whole: a day of theirs without a shift is free. */
  published: ReadonlySet<LocalMonth>;
  /** The months whose plan is there: their public holidays are known. */
  known: ReadonlySet<LocalMonth>;
}

/** Nothing is known of the plan. */
export const nothingPlanned: PlannedDays = plannedDaysOf([]);

/** Gathers what plans of months say of their days. */
export function plannedDaysOf(plans: readonly MyPlan[]): PlannedDays {
  const shifts = new Map<LocalDate, MyPlanInterval[]>();
  // The night over the end of a month stands in the plans of both.
  for (const { month, intervals } of plans)
    for (const interval of intervals)
      if (interval.kind === 'shift' && monthOf(interval.day) === month)
        shifts.set(interval.day, [...(shifts.get(interval.day) ?? []), interval]);
  return {
    shifts,
    holidays: new Map(
      plans.flatMap(({ publicHolidays }) => publicHolidays.map(({ day, name }) => [day, name])),
    ),
    published: new Set(plans.filter((plan) => publicationOf(plan) === 'published').map(({ month }) => month)),
    known: new Set(plans.map(({ month }) => month)),
  };
}

/** Over more months than this a range is not looked up in the plan. */
const mostMonths = 3;

/** The months whose plan says what a range comes to; none where that would be too many. */
export function monthsOfRange({ first, last }: DayRange): LocalMonth[] {
  const months: LocalMonth[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) {
    if (months.length === mostMonths) return [];
    months.push(month);
  }
  return months;
}

/** Every day of a range, in order. */
export function daysOfRange({ first, last }: DayRange): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => addDays(first, place));
}
