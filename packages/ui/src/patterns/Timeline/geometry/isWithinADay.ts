import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { dayMinutes } from './wallMinutes.ts';

/** Whether an interval belongs to one day, though it may end on the next: a night shift does. */
export function isWithinADay({ begin, end, isAllDay }: PlanInterval): boolean {
  return !isAllDay && minutesBetween(begin, end) <= dayMinutes;
}
