import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { spanOf } from './spanOf.ts';
import { dayMinutes, midnightBefore } from './wallMinutes.ts';

/**
 * The whole days that an interval takes in a roster. One of a day or less belongs to the day that it begins on, as a night
 * shift does; where a window begins only after that, to the first day of the window.
 */
export function daySpanOf(interval: PlanInterval, window: Span): Span {
  const { begin, end } = spanOf(interval);
  const first = midnightBefore(begin);
  if (end - begin > dayMinutes) return { begin: first, end: midnightBefore(end - 1) + dayMinutes };
  const isBefore = begin < window.begin && end > window.begin;
  const day = isBefore ? window.begin : first;
  return { begin: day, end: day + dayMinutes };
}
