import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { TimelineTarget } from '../../patterns/Timeline/timeline.types.ts';

/** A day as a row of the plan. */
export interface PlanRow {
  /** The day as text, by which its intervals are found. */
  id: string;
  day: LocalDate;
}

/** A day or an interval that the user pressed, with its position on the screen. */
export type PlanTarget = TimelineTarget<PlanRow, MyPlanInterval>;

/** Returns the first day of a month. */
export function firstDayOf(month: LocalMonth): LocalDate {
  return localDate(`${month}-01`);
}

/** Returns a row for each day of a month. */
export function planRows(month: LocalMonth): PlanRow[] {
  const rows: PlanRow[] = [];
  for (let day = firstDayOf(month); monthOf(day) === month; day = addDays(day, 1))
    rows.push({ id: day, day });
  return rows;
}

/**
 * Returns the day to scroll to: in the current month two days before today, so that yesterday's shift is visible as well;
 * undefined in another month, which starts at its first day.
 *
 * @requirement my-plan-10
 */
export function topRowOf(month: LocalMonth, today: LocalDate): LocalDate | undefined {
  if (monthOf(today) !== month) return undefined;
  const wanted = addDays(today, -2);
  return monthOf(wanted) === month ? wanted : firstDayOf(month);
}
