import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowForm } from '../geometry/layoutRow.ts';
import { equalRows, unequalRows } from '../../../primitives/List/rowPlaces.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import { heightOfIntervals } from '../geometry/rowHeights.ts';
import type { TimelineIntervals, TimelineRow } from '../timeline.types.ts';

/** What the places of rows follow from. */
export interface RowPlacesOptions {
  rows: readonly TimelineRow[];
  intervals: TimelineIntervals;
  /** The wall minute where the page begins. */
  begin: number;
  days: number;
  /** The ordinary height of a row in pixels. */
  rowHeight: number;
  /** Rows never grow: no row is asked for its intervals before it becomes visible. */
  areEqual: boolean;
  form: RowForm;
}

/** Where the rows stand, known before any of them is drawn; made anew only when what it follows from changes. */
export function useRowPlaces(options: RowPlacesOptions): RowPlaces {
  const { rows, intervals, begin, days, rowHeight, areEqual, form } = options;
  if (areEqual) return equalRows(rows.length, rowHeight);
  return placesOf({ rows, intervals, begin, days, rowHeight, areEqual, form });
}

function placesOf({ rows, intervals, begin, days, rowHeight, form }: RowPlacesOptions): RowPlaces {
  const heights = rows.map(({ id, day }) => {
    const planned = intervals.get(id);
    if (!planned) return rowHeight;
    const from = day === undefined ? begin : wallMinutes(day);
    return heightOfIntervals(planned, { begin: from, end: from + days * dayMinutes }, rowHeight, form);
  });
  return unequalRows(heights, rowHeight);
}

/** Keeps the first visible row where it is when rows above it grow, as when their plans arrive. */
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
