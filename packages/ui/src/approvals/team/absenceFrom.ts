import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { DayBounds } from '@selfservice/api/department-plan/away';
import { askedOn, awayOn } from '@selfservice/api/department-plan/away';

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
export function absenceFrom(intervals: readonly PlanInterval[], days: readonly DayBounds[]): Absence | null {
  const away = days.flatMap((day) => {
    const covering = awayOn(intervals, day);
    return covering ? [{ ...day, covering }] : [];
  });
  const covering = away.flatMap((one) => one.covering);
  if (away.length > 0)
    return {
      days: daysOf(away),
      reason: namesOf(covering),
      isRequested: false,
      isOff: covering.length === 0,
    };
  const asked = days.filter((day) => askedOn(intervals, day).length > 0);
  const meant = asked.flatMap((day) => askedOn(intervals, day));
  return asked.length > 0
    ? { days: daysOf(asked), reason: namesOf(meant), isRequested: true, isOff: false }
    : null;
}

function daysOf(days: readonly DayBounds[]): LocalDate[] {
  return days.map(({ day }) => day);
}

function namesOf(intervals: readonly PlanInterval[]): string {
  return [...new Set(intervals.map(({ name }) => name))].filter((name) => name !== '').join(', ');
}
