import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { layoutRow } from './geometry/layoutRow.ts';
import type { PlacedInterval, RowForm } from './geometry/layoutRow.ts';
import { headStop, navigationStops } from './geometry/navigationStops.ts';
import type { Stop } from './geometry/navigationStops.ts';
import { dayAt, dayMinutes, wallMinutes } from './geometry/wallMinutes.ts';
import type { Pressed } from './pointer/useGridPressing.ts';
import type { TimelineIntervals, TimelineRow, TimelineTarget } from './timeline.types.ts';

/** The intervals of a row are on their way, could not be loaded, or are there. */
export type RowState = 'pending' | 'failed' | undefined;

/** The rows of a page with what stands in them. */
export interface TimelineModel<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The wall minute where the window of a row begins. */
  beginOf(row: Row): number;
  /** The intervals of a row. */
  intervalsOf(row: Row): readonly Interval[];
  /** What stands in the place of a row's intervals; undefined where they are there. */
  stateOf(row: Row): RowState;
  /** The intervals of a row with their places in it. */
  placedAt(place: number): PlacedInterval<Interval>[];
  /** Where the arrow keys stop in a row. */
  stopsAt(place: number): readonly Stop[];
  /** What was pressed, as the parent knows it; null where the row is gone. */
  targetOf(pressed: Pressed): TimelineTarget<Row, Interval> | null;
}

/** What a model is made of. */
export interface ModelParts<Row extends TimelineRow, Interval extends PlanInterval> {
  rows: readonly Row[];
  intervals: TimelineIntervals<Interval>;
  pendingRowIds: ReadonlySet<string> | undefined;
  failedRowIds: ReadonlySet<string> | undefined;
  /** The wall minute where the page begins. */
  begin: number;
  days: number;
  /** What the rows show. Default `bars`. */
  form?: RowForm;
}

const none: readonly never[] = [];

/** Knows the rows of a page. What stands where in a row is worked out when it is asked for, and not kept. */
export function createTimelineModel<Row extends TimelineRow, Interval extends PlanInterval>(
  parts: ModelParts<Row, Interval>,
): TimelineModel<Row, Interval> {
  const { rows, intervals, pendingRowIds, failedRowIds, begin, days, form = 'bars' } = parts;
  const beginOf = (row: Row) => (row.day === undefined ? begin : wallMinutes(row.day));
  const intervalsOf = (row: Row) => intervals.get(row.id) ?? none;
  const stateOf = ({ id }: Row): RowState => {
    if (pendingRowIds?.has(id)) return 'pending';
    return failedRowIds?.has(id) ? 'failed' : undefined;
  };
  const placedIn = (row: Row) =>
    layoutRow(intervalsOf(row), { begin: beginOf(row), end: beginOf(row) + days * dayMinutes }, form);
  return {
    beginOf,
    intervalsOf,
    stateOf,
    placedAt(place) {
      const row = rows[place];
      return row ? placedIn(row) : [];
    },
    stopsAt(place) {
      const row = rows[place];
      const state = row && stateOf(row);
      if (!row || state === 'pending') return [headStop];
      // What says that a row could not be loaded takes the place of all its days.
      if (state === 'failed') return [headStop, { day: 0, begin: 0, end: days * dayMinutes, key: null }];
      return navigationStops(placedIn(row), days);
    },
    targetOf({ spot, anchor, point }) {
      const row = rows[spot.row];
      if (!row) return null;
      const placed = spot.key === null ? undefined : placedIn(row).find(({ key }) => key === spot.key);
      const isHead = row.day === undefined && spot.day < 0;
      const dayOfSpot = Math.min(Math.max(spot.day, 0), days - 1);
      const day = isHead ? null : (row.day ?? dayAt(begin + dayOfSpot * dayMinutes));
      return { row, day, interval: placed?.interval ?? null, anchor, point };
    },
  };
}
