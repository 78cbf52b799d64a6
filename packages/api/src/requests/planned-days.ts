import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addDays, addMonths, daysBetween } from '../core/local-date-arithmetic.ts';
import type { RequestDays } from './request-days.ts';
import type { MyPlan, MyPlanInterval } from '../my-plan/my-plan.ts';
import { publicationOf } from '../my-plan/my-plan.ts';

/** The plan of the days around a request. */
export interface PlannedDays {
  /** The shifts by the day of the plan to which they belong. */
  shifts: ReadonlyMap<LocalDate, readonly MyPlanInterval[]>;
  /** The public holidays with their names; a name may be empty. */
  holidays: ReadonlyMap<LocalDate, string>;
  /** The months whose plan is loaded and completely published, so that a day without a shift is free. */
  published: ReadonlySet<LocalMonth>;
  /** The months whose plan is loaded, so that their public holidays are known. */
  known: ReadonlySet<LocalMonth>;
}

/** The planned days while no plan is loaded. */
export const nothingPlanned: PlannedDays = plannedDaysOf([]);

/** Collects the days of several monthly plans. */
export function plannedDaysOf(plans: readonly MyPlan[]): PlannedDays {
  const shifts = new Map<LocalDate, MyPlanInterval[]>();
  // A night shift over the end of a month is in the plans of both months, but counts once.
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

/** The maximum number of months of a range whose plans are loaded. */
const maxMonths = 3;

/** Returns the months of a range whose plans are required; none for a range of more than three months. */
export function monthsOfRange({ first, last }: RequestDays): LocalMonth[] {
  const months: LocalMonth[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) {
    if (months.length === maxMonths) return [];
    months.push(month);
  }
  return months;
}

/** Returns the days of a range, in order. */
export function daysOfRange({ first, last }: RequestDays): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => addDays(first, place));
}
