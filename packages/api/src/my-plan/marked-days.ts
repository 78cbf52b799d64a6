import type { LocalDate } from '../core/local-date.ts';

/** The days that are marked for a new request. */
export interface MarkedRange {
  first: LocalDate;
  /** Not before the first. */
  last: LocalDate;
}

/** Whether a day is marked. */
export function isMarked(marked: MarkedRange | null, day: LocalDate): boolean {
  return marked !== null && marked.first <= day && day <= marked.last;
}

/** The marked days with another one and all between; that day alone where none is marked. */
export function markedWith(marked: MarkedRange | null, day: LocalDate): MarkedRange {
  return {
    first: marked && marked.first < day ? marked.first : day,
    last: marked && marked.last > day ? marked.last : day,
  };
}

/** The days of a new request at first: all marked days where the day is one of them, else that day alone. */
export function requestedDays(marked: MarkedRange | null, day: LocalDate): MarkedRange {
  return marked && isMarked(marked, day) ? marked : { first: day, last: day };
}
