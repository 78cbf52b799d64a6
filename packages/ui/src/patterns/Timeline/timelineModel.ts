import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { layoutRow } from './geometry/layoutRow.ts';
import type { PlacedInterval } from './geometry/layoutRow.ts';
import { headStop, navigationStops } from './geometry/navigationStops.ts';
import type { Stop } from './geometry/navigationStops.ts';
import { dayAt, dayMinutes, wallMinutes } from './geometry/wallMinutes.ts';
import type { Pressed } from './pointer/useGridPressing.ts';
import type { TimelinePage } from './timelinePage.ts';
import type { TimelineData, TimelineRow, TimelineTarget } from './timeline.types.ts';

/** The loading state of the intervals of a row; undefined if they are loaded. */
export type RowState = 'pending' | 'failed' | undefined;

/** The rows of a page with their intervals. */
export interface TimelineModel<Row extends TimelineRow, Interval extends PlanInterval> {
  /** Returns the wall minute at which the window of a row begins. */
  beginOf(row: Row): number;
  /** Returns the intervals of a row. */
  intervalsOf(row: Row): readonly Interval[];
  /** Returns the loading state of the intervals of a row. */
  stateOf(row: Row): RowState;
  /** Returns the intervals of the row at an index with their places. */
  placedAt(place: number): PlacedInterval<Interval>[];
  /** Returns the stops of the arrow keys in the row at an index. */
  stopsAt(place: number): readonly Stop[];
  /** Returns the row, day and interval of a press; null if the row does not exist any more. */
  targetOf(pressed: Pressed): TimelineTarget<Row, Interval> | null;
}

const none: readonly never[] = [];

/** Creates the model of a page. Places are computed on every call and not cached. */
export function createTimelineModel<Row extends TimelineRow, Interval extends PlanInterval>(
  { rows, intervals, pendingRowIds, failedRowIds }: TimelineData<Row, Interval>,
  { begin, days, form }: Pick<TimelinePage, 'begin' | 'days' | 'form'>,
): TimelineModel<Row, Interval> {
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
      // The message that a row could not be loaded covers all its days.
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
