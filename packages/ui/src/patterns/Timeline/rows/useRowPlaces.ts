import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowForm } from '../geometry/layoutRow.ts';
import { equalRows, unequalRows } from '../../../primitives/List/rowPlaces.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import { heightOfIntervals } from '../geometry/rowHeights.ts';
import type { TimelineIntervals, TimelineRow } from '../timeline.types.ts';

/** Options of `useRowPlaces`. */
export interface RowPlacesOptions {
  rows: readonly TimelineRow[];
  intervals: TimelineIntervals;
  /** The wall minute at which the page begins. */
  begin: number;
  days: number;
  /** The default height of a row in pixels. */
  rowHeight: number;
  /** Whether all rows have the default height; their intervals are then read only when they become visible. */
  areEqual: boolean;
  form: RowForm;
  /** Whether intervals can be opened, so that they must be high enough to be pressed. */
  canOpen: boolean;
}

/** Computes the positions of all rows before any is rendered, again only when an option changes. */
export function useRowPlaces(options: RowPlacesOptions): RowPlaces {
  const { rows, intervals, begin, days, rowHeight, areEqual, form, canOpen } = options;
  if (areEqual) return equalRows(rows.length, rowHeight);
  return placesOf({ rows, intervals, begin, days, rowHeight, areEqual, form, canOpen });
}

function placesOf({ rows, intervals, begin, days, rowHeight, form, canOpen }: RowPlacesOptions): RowPlaces {
  const heights = rows.map(({ id, day }) => {
    const planned = intervals.get(id);
    if (!planned) return rowHeight;
    const from = day === undefined ? begin : wallMinutes(day);
    const window = { begin: from, end: from + days * dayMinutes };
    return heightOfIntervals(planned, window, rowHeight, form, canOpen);
  });
  return unequalRows(heights, rowHeight);
}

/** Keeps the first visible row in place when rows above it grow, for example because their plans arrive. */
export function useRowAnchor(
  boxRef: RefObject<HTMLDivElement | null>,
  rows: readonly TimelineRow[],
  places: RowPlaces,
): void {
  const before = useRef({ rows, places });
  const keep = useEffectEvent((now: RowPlaces) => {
    const { current: box } = boxRef;
    const was = before.current;
    before.current = { rows, places: now };
    if (!box || was.places === now || box.scrollTop === 0) return;
    const first = was.places.rowAt(box.scrollTop);
    const moved = now.topOf(first) - was.places.topOf(first);
    if (moved !== 0 && rows[first]?.id === was.rows[first]?.id) box.scrollTop += moved;
  });
  useLayoutEffect(() => keep(places), [places]);
}
