import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { dayMinutes, midnightBefore, wallMinutes } from './wallMinutes.ts';

/**
 * The minutes of an interval on the wall. A whole-day one goes from midnight to midnight, one day at least; one that
 * ends before it begins takes a minute, so that it is seen.
 */
export function spanOf(interval: Pick<PlanInterval, 'begin' | 'end' | 'isAllDay'>): Span {
  const begin = wallMinutes(interval.begin);
  const end = Math.max(begin + 1, wallMinutes(interval.end));
  if (!interval.isAllDay) return { begin, end };
  return { begin: midnightBefore(begin), end: midnightBefore(end - 1) + dayMinutes };
}
