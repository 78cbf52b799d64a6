import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { dateOf, localDateTime } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';

/** A day with its two midnights, computed once for all people. */
export interface DayBounds {
  day: LocalDate;
  begin: LocalDateTime;
  /** The next midnight. */
  end: LocalDateTime;
}

/** Returns the days from one to another, both included. */
export function boundsOfDays(first: LocalDate, last: LocalDate): DayBounds[] {
  const midnights = Array.from({ length: daysBetween(first, last) + 2 }, (_, index) =>
    localDateTime(`${addDays(first, index)}T00:00:00`),
  );
  return midnights.slice(0, -1).map((begin, index) => ({
    day: dateOf(begin),
    begin,
    end: midnights[index + 1] ?? begin,
  }));
}

/** Returns the shifts of a day: those that begin on it, and those that cover all of it. */
export function shiftsOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] {
  return intervals.filter(
    (interval) =>
      interval.kind === 'shift' &&
      ((interval.begin >= day.begin && interval.begin < day.end) || covers(interval, day)),
  );
}

/**
 * Returns the entries for which a person is away on a day: those that cover the whole day or all of its shifts. The result
 * is empty for a day without a shift, and null for a person who works. Plan changes and open requests do not count.
 *
 * @requirement department-plan-26
 */
export function awayOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] | null {
  const entries = intervals.filter(isOtherEntry);
  const wholly = entries.filter((entry) => covers(entry, day));
  if (wholly.length > 0) return wholly;
  const shifts = shiftsOn(intervals, day);
  const partly = entries.filter((entry) => shifts.some((shift) => covers(entry, shift)));
  return shifts.every((shift) => partly.some((entry) => covers(entry, shift))) ? partly : null;
}

/** Returns the open requests that touch a day. */
export function askedOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] {
  // A request that ends at midnight does not touch the day that begins then.
  return intervals.filter(({ kind, begin, end }) => kind === 'request' && begin < day.end && end > day.begin);
}

/** Whether the outer interval contains the inner one. */
export function covers(
  outer: Pick<PlanInterval, 'begin' | 'end'>,
  inner: Pick<PlanInterval, 'begin' | 'end'>,
): boolean {
  return outer.begin <= inner.begin && outer.end >= inner.end;
}
