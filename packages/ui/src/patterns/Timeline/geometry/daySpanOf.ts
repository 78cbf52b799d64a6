import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { spanOf } from './spanOf.ts';
import { dayMinutes, midnightBefore } from './wallMinutes.ts';

/**
 * Returns the whole days that an interval takes in a roster. An interval of at most a day, such as a night shift, belongs
 * to the day on which it begins, or to the first day of the window if it begins before the window.
 */
export function daySpanOf(interval: PlanInterval, window: Span): Span {
  const { begin, end } = spanOf(interval);
  const first = midnightBefore(begin);
  if (end - begin > dayMinutes) return { begin: first, end: midnightBefore(end - 1) + dayMinutes };
  const isBefore = begin < window.begin && end > window.begin;
  const day = isBefore ? window.begin : first;
  return { begin: day, end: day + dayMinutes };
}
