import { monthOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';

/** The totals of a month. */
export interface ShiftTotals {
  /** Number of shifts of its days. */
  shifts: number;
  /** Total length of these shifts in minutes. */
  minutes: number;
}

/** Adds up the shifts of a month; a night shift belongs to its first day. Other intervals, such as absences, change nothing. */
export function shiftTotals({ month, intervals }: Pick<MyPlan, 'month' | 'intervals'>): ShiftTotals {
  const shifts = intervals.filter(({ kind, day }) => kind === 'shift' && monthOf(day) === month);
  return {
    shifts: shifts.length,
    minutes: shifts.reduce((sum, { begin, end }) => sum + minutesBetween(begin, end), 0),
  };
}
