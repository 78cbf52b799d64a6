import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { countLanes } from './countLanes.ts';
import type { RowForm } from './layoutRow.ts';

/** The space above and below the bars of a row, in pixels. */
export const rowGap = 4;

/** The number of lanes that fit a row of the default height; a row with more lanes is higher. */
const fewLanes: Record<RowForm, number> = { bars: 2, roster: 1 };

/** The minimum height of a lane that can be read, with a pixel below the bar, in pixels. */
const leastLane = 16;

/** Returns the height of a row in pixels. Each lane has at least its share of a row of the default height. */
export function heightOfLanes(lanes: number, rowHeight: number, form: RowForm): number {
  const few = fewLanes[form];
  const lane = Math.max(leastLane, (rowHeight - 2 * rowGap + 1) / few);
  return Math.max(rowHeight, Math.ceil(lanes * lane + 2 * rowGap - 1));
}

/** Returns the height of a row with these intervals, in pixels. */
export function heightOfIntervals(
  intervals: readonly PlanInterval[],
  window: Span,
  rowHeight: number,
  form: RowForm,
): number {
  return heightOfLanes(lanesOf(intervals, window, form), rowHeight, form);
}

/** The counted lanes of a row, with the window and form for which they were counted. */
interface KnownLanes extends Span {
  form: RowForm;
  lanes: number;
}

const knownLanes = new WeakMap<readonly PlanInterval[], KnownLanes>();

/** Returns the lanes of a row. Cached, because all rows are laid out again whenever some plans arrive. */
function lanesOf(intervals: readonly PlanInterval[], { begin, end }: Span, form: RowForm): number {
  const known = knownLanes.get(intervals);
  if (known?.begin === begin && known.end === end && known.form === form) return known.lanes;
  const lanes = countLanes(intervals, { begin, end }, form, fewLanes[form]);
  knownLanes.set(intervals, { begin, end, form, lanes });
  return lanes;
}
