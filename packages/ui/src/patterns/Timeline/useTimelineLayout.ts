import type { RefObject } from 'react';
import { useRowHeight } from '../../primitives/List/useRowHeight.ts';
import type { BoxSize, Measures } from './geometry/visibleRange.ts';
import { hourPixels } from './geometry/visibleRange.ts';
import { useRowPlaces } from './rows/useRowPlaces.ts';
import { useBoxSize } from './scroll/useBoxSize.ts';
import { timelineMeasures } from './timelineMeasures.ts';
import type { WantedSizes } from './timelineMeasures.ts';
import type { TimelinePage } from './timelinePage.ts';
import type { TimelineIntervals, TimelineRow } from './timeline.types.ts';

/** What the layout of a timeline follows from. */
export interface TimelineLayoutOptions {
  rows: readonly TimelineRow[];
  intervals: TimelineIntervals;
  page: Pick<TimelinePage, 'begin' | 'days' | 'hourStep' | 'areRowsDays' | 'form'>;
  /** What the parent says of sizes. */
  wanted: WantedSizes;
  /** Lines of counts under the scale. */
  lineCount: number;
}

/** The sizes of a timeline and where its rows stand. */
export interface TimelineLayout {
  /** The size of the box that scrolls. */
  size: BoxSize;
  measures: Measures;
  /** Pixels of an hour. */
  hourWidth: number;
  /** Rows that fit. */
  pageRows: number;
}

/** Lays a timeline out in its box, before any of it is drawn. */
export function useTimelineLayout(
  boxRef: RefObject<HTMLDivElement | null>,
  { rows, intervals, page, wanted, lineCount }: TimelineLayoutOptions,
): TimelineLayout {
  const { begin, days, hourStep, areRowsDays, form } = page;
  const tokenRowHeight = useRowHeight();
  const size = useBoxSize(boxRef);
  const own = { width: size.width, tokenRowHeight, days, hourStep, areRowsDays, form, lineCount };
  const sizes = timelineMeasures(wanted, own);
  const { rowHeight, scaleHeight } = sizes;
  const areEqual = wanted.rowHeight !== undefined;
  const places = useRowPlaces({ rows, intervals, begin, days, rowHeight, areEqual, form });
  const measures = { ...sizes, rows: places };
  return {
    size,
    measures,
    hourWidth: hourPixels(measures, size.width),
    pageRows: Math.floor((size.height - scaleHeight) / rowHeight),
  };
}
