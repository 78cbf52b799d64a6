import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { dayMinutes, wallMinutes } from '../Timeline/geometry/wallMinutes.ts';

/** A part of the day on the dial. */
export interface DayArc {
  kind: PlanIntervalKind;
  /** Minutes from midnight, 0 to less than 1440. */
  from: number;
  /** Minutes from midnight, more than `from` and at most 1440. */
  to: number;
  /** Whether it is the rest of an interval of today that lies on the day before or after. */
  isOtherDay: boolean;
}

/**
 * Returns the arcs of intervals on a dial of twenty-four hours: the parts on the day and, for intervals of at most
 * one day, the rest too, so that a night shift is shown whole.
 */
export function dayArcs(intervals: readonly PlanInterval[], day: LocalDate): DayArc[] {
  const midnight = wallMinutes(day);
  return intervals.flatMap(({ kind, begin, end }) => {
    const from = wallMinutes(begin) - midnight;
    const to = wallMinutes(end) - midnight;
    const arc = (first: number, last: number, isOtherDay: boolean): DayArc[] => {
      const [start, stop] = [Math.max(first, 0), Math.min(last, dayMinutes)];
      return start < stop ? [{ kind, from: start, to: stop, isOtherDay }] : [];
    };
    const own = arc(from, to, false);
    if (own.length === 0 || to - from > dayMinutes) return own;
    const before = from < 0 ? arc(from + dayMinutes, dayMinutes, true) : [];
    const after = to > dayMinutes ? arc(0, to - dayMinutes, true) : [];
    return [...before, ...own, ...after];
  });
}
