import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { Span } from './clip.ts';
import { countLanes } from './countLanes.ts';
import type { RowForm } from './layoutRow.ts';

/** The space above and below the bars of a row, in pixels. */
export const rowGap = 4;

/** The minimum height of a lane in pixels, with a pixel below the bar: to be read, and to be pressed. */
const leastLane = { read: 16, pressed: 25 };

/** Returns the number of lanes that fit a row of the default height; a row with more lanes is higher. */
function fewLanes(form: RowForm, canOpen: boolean): number {
  return form === 'roster' || !canOpen ? 2 : 1;
}

/**
 * Returns the height of a row in pixels. Two entries of a roster share the default height, and bars that can be opened are high
 * enough to be pressed.
 */
export function heightOfLanes(lanes: number, rowHeight: number, form: RowForm, canOpen: boolean): number {
  const share = (rowHeight - 2 * rowGap + 1) / fewLanes(form, canOpen);
  const lane = form === 'bars' && canOpen ? leastLane.pressed : Math.max(leastLane.read, share);
  return Math.max(rowHeight, Math.ceil(lanes * lane + 2 * rowGap - 1));
}

/** Returns the height of a row with these intervals, in pixels. */
export function heightOfIntervals(
  intervals: readonly PlanInterval[],
  window: Span,
  rowHeight: number,
  form: RowForm,
  canOpen: boolean,
): number {
  const lanes = lanesOf(intervals, window, form, fewLanes(form, canOpen));
  return heightOfLanes(lanes, rowHeight, form, canOpen);
}

/** The counted lanes of a row, with the window and form for which they were counted. */
interface KnownLanes extends Span {
  form: RowForm;
  few: number;
  lanes: number;
}

const knownLanes = new WeakMap<readonly PlanInterval[], KnownLanes>();

/** Returns the lanes of a row. Cached, because all rows are laid out again whenever some plans arrive. */
function lanesOf(
  intervals: readonly PlanInterval[],
  { begin, end }: Span,
  form: RowForm,
  few: number,
): number {
  const known = knownLanes.get(intervals);
  if (known?.begin === begin && known.end === end && known.form === form && known.few === few)
    return known.lanes;
  const lanes = countLanes(intervals, { begin, end }, form, few);
  knownLanes.set(intervals, { begin, end, form, few, lanes });
  return lanes;
}
