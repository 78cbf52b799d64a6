import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { DayBounds } from '@selfservice/api/department-plan/away';
import { askedOn, awayOn } from '@selfservice/api/department-plan/away';

/** The days of a person's absence, and its reason. */
export interface Absence {
  /** In order; at least one. */
  days: readonly LocalDate[];
  /** The reason as the server words it; empty where there is none or the user may not see it. */
  reason: string;
  /** Whether the absence is only an open request. */
  isRequested: boolean;
  /** Whether the person just has no shift on these days. */
  isOff: boolean;
}

/** Returns on which of the days a person is away, or has an open request; null for none. @requirement approvals-20 */
export function absenceFrom(intervals: readonly PlanInterval[], days: readonly DayBounds[]): Absence | null {
  const away = days.flatMap((day) => {
    const covering = awayOn(intervals, day);
    return covering ? [{ ...day, covering }] : [];
  });
  const covering = away.flatMap((day) => day.covering);
  if (away.length > 0)
    return {
      days: daysOf(away),
      reason: namesOf(covering),
      isRequested: false,
      isOff: covering.length === 0,
    };
  const requested = days.filter((day) => askedOn(intervals, day).length > 0);
  const requests = requested.flatMap((day) => askedOn(intervals, day));
  return requested.length > 0
    ? { days: daysOf(requested), reason: namesOf(requests), isRequested: true, isOff: false }
    : null;
}

function daysOf(days: readonly DayBounds[]): LocalDate[] {
  return days.map(({ day }) => day);
}

function namesOf(intervals: readonly PlanInterval[]): string {
  return [...new Set(intervals.map(({ name }) => name))].filter((name) => name !== '').join(', ');
}
