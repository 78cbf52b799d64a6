import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { daySpanOf } from './daySpanOf.ts';
import { layoutRow } from './layoutRow.ts';
import type { RowForm } from './layoutRow.ts';
import { spanOf } from './spanOf.ts';

/**
 * Returns the number of lanes that the intervals of a row take, at least `few`. If no more than `few` intervals overlap,
 * which is true of nearly every row, the layout is not computed.
 */
export function countLanes(
  intervals: readonly PlanInterval[],
  window: Span,
  form: RowForm,
  few: number,
): number {
  if (intervals.length <= few) return few;
  const spans = intervals
    .map((interval) => (form === 'roster' ? daySpanOf(interval, window) : spanOf(interval)))
    .toSorted((a, b) => a.begin - b.begin);
  let [together, most, reach] = [0, 0, -Infinity];
  for (const { begin, end } of spans) {
    together = begin < reach ? together + 1 : 1;
    reach = Math.max(reach, end);
    most = Math.max(most, together);
  }
  if (most <= few) return few;
  return Math.max(few, ...layoutRow(intervals, window, form).map(({ lanes }) => lanes));
}
