import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayRange } from '../../i18n/formatRange.ts';

/** Whether a day is among those that are marked. */
export function isMarked(marked: DayRange | null, day: LocalDate): boolean {
  return marked !== null && marked.first <= day && day <= marked.last;
}

/** The marked days with another one, and all between; that day alone where none is marked. */
export function markedWith(marked: DayRange | null, day: LocalDate): DayRange {
  return {
    first: marked && marked.first < day ? marked.first : day,
    last: marked && marked.last > day ? marked.last : day,
  };
}

/** The days that a new request begins with: all that are marked, where the day is one of them. */
export function requestedDays(marked: DayRange | null, day: LocalDate): DayRange {
  return marked && isMarked(marked, day) ? marked : { first: day, last: day };
}
