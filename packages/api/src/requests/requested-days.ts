import { daysBetween, isWeekend } from '../core/local-date-arithmetic.ts';
import type { RequestDays } from './request-days.ts';
import type { PlannedDays } from './planned-days.ts';
import { daysOfRange, monthsOfRange } from './planned-days.ts';

/** The days of a request, counted by the plan. */
export interface RequestedDaysCount {
  /** The number of all days, weekends included. */
  days: number;
  /** The number of days with a planned shift; null where a plan of these days is not loaded or not published. */
  withShift: number | null;
  /** The number of public holidays; null where a plan of these days is not loaded. */
  holidays: number | null;
  /** The ranges of days without a shift that contain a working day. */
  withoutShift: readonly RequestDays[];
}

/** Counts the days of a range by the plan. */
export function countRequestedDays(range: RequestDays, planned: PlannedDays): RequestedDaysCount {
  const months = monthsOfRange(range);
  const isIn = (known: PlannedDays['known']) =>
    months.length > 0 && months.every((month) => known.has(month));
  // The user can type the year 9999, so the days are only listed for a few months.
  const days = months.length === 0 ? [] : daysOfRange(range);
  const isPublished = isIn(planned.published);
  return {
    days: daysBetween(range.first, range.last) + 1,
    withShift: isPublished ? days.filter((day) => planned.shifts.has(day)).length : null,
    holidays: isIn(planned.known) ? days.filter((day) => planned.holidays.has(day)).length : null,
    withoutShift: isPublished ? freeRuns(range, planned) : [],
  };
}

function freeRuns(range: RequestDays, { shifts, holidays }: PlannedDays): RequestDays[] {
  const runs: (RequestDays & { hasWorkday: boolean })[] = [];
  let open: (typeof runs)[number] | undefined;
  for (const day of daysOfRange(range)) {
    if (shifts.has(day)) open = undefined;
    else {
      if (!open) runs.push((open = { first: day, last: day, hasWorkday: false }));
      open.last = day;
      open.hasWorkday ||= !isWeekend(day) && !holidays.has(day);
    }
  }
  return runs.filter(({ hasWorkday }) => hasWorkday).map(({ first, last }) => ({ first, last }));
}
