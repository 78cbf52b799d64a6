import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { dateOf, localDateTime } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';

/** A day with its two midnights, so that they are made once for all people. */
export interface DayBounds {
  day: LocalDate;
  begin: LocalDateTime;
  /** The next midnight. */
  end: LocalDateTime;
}

/** The days from one to another, both included. */
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

/** A shift is of the day that it begins on, and of each day that it fills. */
export function shiftsOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] {
  return intervals.filter(
    (interval) =>
      interval.kind === 'shift' &&
      ((interval.begin >= day.begin && interval.begin < day.end) || covers(interval, day)),
  );
}

/**
 * The entries for which somebody is away on a day: those that cover the whole of it or all of its shifts. None of them
 * where there is no shift anyhow; null for somebody who works. A plan change or an open request is no such entry.
 */
export function awayOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] | null {
  const entries = intervals.filter(isOtherEntry);
  const wholly = entries.filter((entry) => covers(entry, day));
  if (wholly.length > 0) return wholly;
  const shifts = shiftsOn(intervals, day);
  const partly = entries.filter((entry) => shifts.some((shift) => covers(entry, shift)));
  return shifts.every((shift) => partly.some((entry) => covers(entry, shift))) ? partly : null;
}

/** The open requests that touch a day. */
export function askedOn(intervals: readonly PlanInterval[], day: DayBounds): readonly PlanInterval[] {
  // What ends at midnight is not on the day that begins then.
  return intervals.filter(({ kind, begin, end }) => kind === 'request' && begin < day.end && end > day.begin);
}

/** Whether one stretch of time lies within another. */
export function covers(
  outer: Pick<PlanInterval, 'begin' | 'end'>,
  inner: Pick<PlanInterval, 'begin' | 'end'>,
): boolean {
  return outer.begin <= inner.begin && outer.end >= inner.end;
}
