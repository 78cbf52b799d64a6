import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { OwnRequest } from '@selfservice/api/requests/own-requests';
import type { PlannedDays } from '@selfservice/api/requests/planned-days';

/** A day of the month, with the plan and the requests of the user. */
export interface MonthDay {
  day: LocalDate;
  /** The planned shifts; empty where there are none or the plan is not loaded. */
  shifts: readonly MyPlanInterval[];
  /** The name of the public holiday, which may be empty; undefined on other days. */
  holiday: string | undefined;
  /** The pending and approved requests of the day. */
  requests: readonly OwnRequest[];
}

/** Collects the plan and the requests of a day. */
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

/** Returns the short name of a shift, or the first letter of its name where it has none. */
export function shiftLetters({ shortName, name }: Pick<MyPlanInterval, 'shortName' | 'name'>): string {
  return shortName || name.charAt(0) || '·';
}
