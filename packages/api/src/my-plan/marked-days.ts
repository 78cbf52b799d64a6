import type { LocalDate } from '../core/local-date.ts';

/** The range of days that are marked for a new request. */
export interface MarkedRange {
  first: LocalDate;
  /** Equal to `first` or after it. */
  last: LocalDate;
}

/** Whether a day is marked. */
export function isMarked(marked: MarkedRange | null, day: LocalDate): boolean {
  return marked !== null && marked.first <= day && day <= marked.last;
}

/** Returns the marked range extended to a day; the single day where none is marked. */
export function markedWith(marked: MarkedRange | null, day: LocalDate): MarkedRange {
  return {
    first: marked && marked.first < day ? marked.first : day,
    last: marked && marked.last > day ? marked.last : day,
  };
}

/** Returns the initial days of a new request: the marked range if the day is in it, otherwise the single day. */
export function requestedDays(marked: MarkedRange | null, day: LocalDate): MarkedRange {
  return marked && isMarked(marked, day) ? marked : { first: day, last: day };
}
