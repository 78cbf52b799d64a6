import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { OwnRequest } from '../asked-days/ownRequests.ts';
import type { PlannedDays } from '../asked-days/plannedDays.ts';

/** What is known of a day that can be asked for. */
export interface MonthDay {
  day: LocalDate;
  /** Empty where none is planned or known. */
  shifts: readonly MyPlanInterval[];
  /** Name of the public holiday, which may be empty; undefined on any other day. */
  holiday: string | undefined;
  /** What has been asked for already and stands. */
  requests: readonly OwnRequest[];
}

/** Gathers what is known of a day. */
export function monthDayOf(
  day: LocalDate,
  planned: PlannedDays,
  requests: ReadonlyMap<LocalDate, readonly OwnRequest[]>,
): MonthDay {
  return {
    day,
    shifts: planned.shifts.get(day) ?? [],
    holiday: planned.holidays.get(day),
    requests: requests.get(day) ?? [],
  };
}

/** The letters by which a plan shows a shift; the first one of its name where there are none. */
export function shiftLetters({ shortName, name }: Pick<MyPlanInterval, 'shortName' | 'name'>): string {
  return shortName || name.charAt(0) || '·';
}
