import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDay } from '../MonthOfDays/planDay.ts';

/** A row of the agenda: one day, or free days in a row that are folded together. */
export type AgendaRow = { kind: 'day'; day: PlanDay } | FoldedDays;

/** Free days that one row shows together; a single free day is folded as well. */
export interface FoldedDays {
  kind: 'folded';
  first: LocalDate;
  /** The same as `first` for a single day. */
  last: LocalDate;
  /** Whether all of them are marked for a new request. */
  isMarked: boolean;
}

/**
 * Returns the rows of the days. A day with an entry, a holiday, a pending decision or a change is never folded.
 *
 * @param isUnfolded whether a day must be shown on its own, for example today or a day that the user has unfolded
 * @requirement my-plan-50
 */
export function agendaRows(days: readonly PlanDay[], isUnfolded: (day: LocalDate) => boolean): AgendaRow[] {
  const rows: AgendaRow[] = [];
  for (const day of days) {
    const before = rows.at(-1);
    if (!isFree(day) || isUnfolded(day.day)) rows.push({ kind: 'day', day });
    else if (before?.kind === 'folded') {
      before.last = day.day;
      before.isMarked &&= day.isMarked;
    } else rows.push({ kind: 'folded', first: day.day, last: day.day, isMarked: day.isMarked });
  }
  return rows;
}

/** A signature alone needs no row of its own. */
function isFree({ intervals, holiday, states, change }: PlanDay): boolean {
  return (
    intervals.length === 0 &&
    holiday === undefined &&
    change === undefined &&
    states.every((state) => state === 'signed')
  );
}
