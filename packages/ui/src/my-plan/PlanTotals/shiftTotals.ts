import { monthOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';

/** What a month of a plan comes to. */
export interface ShiftTotals {
  /** How many shifts belong to its days. */
  shifts: number;
  /** Minutes from begin to end of these shifts. */
  minutes: number;
}

/** Counts the shifts of a month; a night belongs to its first day. Nothing else counts, also where it stands over a shift. */
export function shiftTotals({ month, intervals }: Pick<MyPlan, 'month' | 'intervals'>): ShiftTotals {
  const shifts = intervals.filter(({ kind, day }) => kind === 'shift' && monthOf(day) === month);
  return {
    shifts: shifts.length,
    minutes: shifts.reduce((sum, { begin, end }) => sum + minutesBetween(begin, end), 0),
  };
}
