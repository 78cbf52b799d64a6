import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayRange } from '../../i18n/formatRange.ts';

/** A selection of days that the user makes by pressing. */
export interface RangePick {
  /** The selected days; null for none. */
  range: DayRange | null;
  /** The first end of an unfinished range; null where the next press begins a new range. */
  begun: LocalDate | null;
}

/** Returns the range between two days in any order. */
export function rangeBetween(one: LocalDate, other: LocalDate): DayRange {
  return one < other ? { first: one, last: other } : { first: other, last: one };
}

/** Returns the selection after a press: the first press selects one day, the second a range, the third begins again. */
export function press({ range, begun }: RangePick, day: LocalDate): RangePick & { range: DayRange } {
  // The range is only open while the pressed day is still selected: the user may have typed another one.
  const isOpen = begun !== null && range?.first === begun && range.last === begun;
  return isOpen && begun !== day
    ? { range: rangeBetween(begun, day), begun: null }
    : { range: { first: day, last: day }, begun: isOpen ? null : day };
}

/**
 * Returns the range after a key with Shift moves from one day to another: the end at the first day moves, the other end stays.
 */
export function extend(range: DayRange | null, from: LocalDate, to: LocalDate): DayRange {
  const isAtFirst = range?.first === from;
  if (range && isAtFirst) return rangeBetween(range.last, to);
  return rangeBetween(range?.last === from ? range.first : from, to);
}
