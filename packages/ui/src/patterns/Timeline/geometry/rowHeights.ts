import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { countLanes } from './countLanes.ts';
import type { RowForm } from './layoutRow.ts';

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

/** The height of a row with these intervals, in pixels. */
export function heightOfIntervals(
  intervals: readonly PlanInterval[],
  window: Span,
  rowHeight: number,
  form: RowForm,
): number {
  return heightOfLanes(lanesOf(intervals, window, form), rowHeight, form);
}

/** How many lanes a row was found to take, and in which window and form. */
interface KnownLanes extends Span {
  form: RowForm;
  lanes: number;
}

const knownLanes = new WeakMap<readonly PlanInterval[], KnownLanes>();

/** Whenever some plans arrive, all rows are laid out anew: lanes are counted only where the intervals are others. */
function lanesOf(intervals: readonly PlanInterval[], { begin, end }: Span, form: RowForm): number {
  const known = knownLanes.get(intervals);
  if (known?.begin === begin && known.end === end && known.form === form) return known.lanes;
  const lanes = countLanes(intervals, { begin, end }, form, fewLanes[form]);
  knownLanes.set(intervals, { begin, end, form, lanes });
  return lanes;
}
