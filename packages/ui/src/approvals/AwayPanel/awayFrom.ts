import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';

/** On which days somebody is away, and why. */
export interface Absence {
  /** In order; at least one. */
  days: readonly LocalDate[];
  /** Why, in the server's words; empty where it has none, and where they are not to be known. */
  reason: string;
  /** Has only asked for it so far. */
  isRequested: boolean;
  /** Has no shift on any of them, and nothing else says why. */
  isOff: boolean;
}

/** Reads out of somebody's plan on which of some days the person is away, or has asked to be; null: on none. */
export function awayFrom(intervals: readonly PlanInterval[], days: readonly LocalDate[]): Absence | null {
  const away = new Map(days.map((day) => [day, coveringOn(intervals, day)] as const));
  const awayDays = days.filter((day) => away.get(day));
  const covering = awayDays.flatMap((day) => away.get(day) ?? []);
  if (awayDays.length > 0)
    return { days: awayDays, reason: namesOf(covering), isRequested: false, isOff: covering.length === 0 };
  const asked = intervals.filter(({ kind }) => kind === 'request');
  const askedDays = days.filter((day) => asked.some((interval) => touches(interval, day)));
  const meant = asked.filter((interval) => askedDays.some((day) => touches(interval, day)));
  return askedDays.length > 0
    ? { days: askedDays, reason: namesOf(meant), isRequested: true, isOff: false }
    : null;
}

/**
 * The entries for which somebody is away on a day: those that cover the whole of it or a shift. None of them where there
 * is no shift anyhow; null for somebody who works. Decisions on the plan.
 */
function coveringOn(intervals: readonly PlanInterval[], day: LocalDate): readonly PlanInterval[] | null {
  const shifts = intervals.filter((interval) => interval.kind === 'shift' && isOfDay(interval, day));
  const wholly = intervals.filter((entry) => isOtherEntry(entry) && coversDay(entry, day));
  if (wholly.length > 0) return wholly;
  const partly = intervals.filter(
    (entry) => isOtherEntry(entry) && shifts.some((shift) => covers(entry, shift)),
  );
  return shifts.every((shift) => partly.some((entry) => covers(entry, shift))) ? partly : null;
}

function namesOf(intervals: readonly PlanInterval[]): string {
  return [...new Set(intervals.map(({ name }) => name))].filter((name) => name !== '').join(', ');
}

/** A shift is of the day that it begins on, and of each day that it fills. */
function isOfDay(shift: PlanInterval, day: LocalDate): boolean {
  return dateOf(shift.begin) === day || coversDay(shift, day);
}

function coversDay({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return begin <= `${day}T00:00:00` && end >= `${addDays(day, 1)}T00:00:00`;
}

function covers(entry: PlanInterval, shift: PlanInterval): boolean {
  return entry.begin <= shift.begin && entry.end >= shift.end;
}

/** An interval that ends at midnight is not on the day that begins then. */
function touches({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return dateOf(begin) <= day && end > `${day}T00:00:00`;
}
