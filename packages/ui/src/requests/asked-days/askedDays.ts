import { daysBetween, isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { DayRange } from '../../i18n/formatRange.ts';
import type { PlannedDays } from './plannedDays.ts';
import { daysOfRange, monthsOfRange } from './plannedDays.ts';

/** What a range of days comes to. */
export interface AskedDays {
  /** All of them, weekends too. */
  days: number;
  /** On how many a shift is planned; null where the plan of some is not known or not published. */
  withShift: number | null;
  /** How many are public holidays; null where that is not known of some. */
  holidays: number | null;
  /** Days without a shift that follow each other; not where none of them is a working day. */
  withoutShift: readonly DayRange[];
}

/** Counts what a range asks for. */
export function askedDays(range: DayRange, planned: PlannedDays): AskedDays {
  const months = monthsOfRange(range);
  const isIn = (known: PlannedDays['known']) =>
    months.length > 0 && months.every((month) => known.has(month));
  // A range that is typed can be as long as the calendar.
  const days = months.length === 0 ? [] : daysOfRange(range);
  const isPublished = isIn(planned.published);
  return {
    days: daysBetween(range.first, range.last) + 1,
    withShift: isPublished ? days.filter((day) => planned.shifts.has(day)).length : null,
    holidays: isIn(planned.known) ? days.filter((day) => planned.holidays.has(day)).length : null,
    withoutShift: isPublished ? freeRuns(range, planned) : [],
  };
}

function freeRuns(range: DayRange, { shifts, holidays }: PlannedDays): DayRange[] {
  const runs: (DayRange & { hasWorkday: boolean })[] = [];
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
