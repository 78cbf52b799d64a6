import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayRange } from '../../i18n/formatRange.ts';

/** What is chosen in a month of days. */
export interface RangePick {
  /** Null for nothing. */
  range: DayRange | null;
  /** The day that was pressed alone, so that the next press is the other end; null where a press begins anew. */
  begun: LocalDate | null;
}

/** The days between two, in whichever order they come. */
export function rangeBetween(one: LocalDate, other: LocalDate): DayRange {
  return one < other ? { first: one, last: other } : { first: other, last: one };
}

/** A press: the first one chooses a day alone, the next one makes it a range, the one after that begins anew. */
export function press({ range, begun }: RangePick, day: LocalDate): RangePick & { range: DayRange } {
  // A day that was typed meanwhile has taken the place of the one that was pressed.
  const isOpen = begun !== null && range?.first === begun && range.last === begun;
  return isOpen && begun !== day
    ? { range: rangeBetween(begun, day), begun: null }
    : { range: { first: day, last: day }, begun: isOpen ? null : day };
}

/**
 * The range that a key with Shift makes on its way from one day to another: the end that the key stands on moves, the
 * other one stays.
 */
export function extend(range: DayRange | null, from: LocalDate, to: LocalDate): DayRange {
  const isAtFirst = range?.first === from;
  if (range && isAtFirst) return rangeBetween(range.last, to);
  return rangeBetween(range?.last === from ? range.first : from, to);
}
