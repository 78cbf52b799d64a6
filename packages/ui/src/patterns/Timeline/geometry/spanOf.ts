import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { dayMinutes, midnightBefore, wallMinutes } from './wallMinutes.ts';

/**
 * Returns the wall minutes of an interval. A whole-day interval extends from midnight to midnight and is at least a day
 * long. An interval that ends before it begins is one minute long, so that it is visible.
 */
export function spanOf(interval: Pick<PlanInterval, 'begin' | 'end' | 'isAllDay'>): Span {
  const begin = wallMinutes(interval.begin);
  const end = Math.max(begin + 1, wallMinutes(interval.end));
  if (!interval.isAllDay) return { begin, end };
  return { begin: midnightBefore(begin), end: midnightBefore(end - 1) + dayMinutes };
}
