import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './geometry/clip.ts';
import { lanesOf } from './geometry/lanesOf.ts';
import type { RowForm } from './geometry/layoutRow.ts';

/** Free above and below the bars of a row, in pixels. */
export const rowGap = 4;

/** So many lanes share a row of the ordinary height; from the next on the row grows. */
const fewLanes: Record<RowForm, number> = { bars: 2, roster: 1 };

/** A bar with less than this and a pixel under it, in pixels, could not be read. */
const leastLane = 16;

/** The height of a row with so many lanes, in pixels: each has at least its share of a row of the ordinary height. */
export function heightOfLanes(lanes: number, rowHeight: number, form: RowForm): number {
  const few = fewLanes[form];
  const lane = Math.max(leastLane, (rowHeight - 2 * rowGap + 1) / few);
  return Math.max(rowHeight, Math.ceil(lanes * lane + 2 * rowGap - 1));
}

interface Known extends Span {
  form: RowForm;
  lanes: number;
}

const known = new WeakMap<readonly PlanInterval[], Known>();

/** The lanes that the intervals of a row take; the same array is looked through once. */
export function knownLanes(intervals: readonly PlanInterval[], { begin, end }: Span, form: RowForm): number {
  const before = known.get(intervals);
  if (before?.begin === begin && before.end === end && before.form === form) return before.lanes;
  const lanes = lanesOf(intervals, { begin, end }, form, fewLanes[form]);
  known.set(intervals, { begin, end, form, lanes });
  return lanes;
}
