import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { OwnRequest } from '@selfservice/api/requests/own-requests';
import type { PlannedDays } from '@selfservice/api/requests/planned-days';

/** A day that can be requested. */
export interface MonthDay {
  day: LocalDate;
  /** Empty where none is planned or known. */
  shifts: readonly MyPlanInterval[];
  /** Name of the public holiday, which may be empty; undefined on any other day. */
  holiday: string | undefined;
  /** The pending and approved requests of the day. */
  requests: readonly OwnRequest[];
}

/** Collects what is known about a day. */
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
