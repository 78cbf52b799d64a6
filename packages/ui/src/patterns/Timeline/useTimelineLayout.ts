import type { RefObject } from 'react';
import { useRowHeight } from '../../primitives/List/useRowHeight.ts';
import type { BoxSize, Measures } from './geometry/drawnRange.ts';
import { hourPixels } from './geometry/drawnRange.ts';
import { useRowPlaces } from './rows/useRowPlaces.ts';
import { useBoxSize } from './scroll/useBoxSize.ts';
import { timelineMeasures } from './timelineMeasures.ts';
import type { TimelinePage } from './timelinePage.ts';
import type { TimelineIntervals, TimelineRow, TimelineSizes } from './timeline.types.ts';

/** The sizes of a timeline and the positions of its rows. */
export interface TimelineLayout {
  /** The size of the scrolling box. */
  size: BoxSize;
  measures: Measures;
  /** The width of an hour in pixels. */
  hourWidth: number;
  /** The number of rows that fit the box. */
  pageRows: number;
}

/**
 * Computes the layout of a timeline in its box before anything is rendered.
 *
 * @param hasCoverage whether there are counts below the scale
 * @param canOpen whether intervals can be opened
 */
export function useTimelineLayout(
  boxRef: RefObject<HTMLDivElement | null>,
  { rows, intervals }: { rows: readonly TimelineRow[]; intervals: TimelineIntervals },
  { begin, days, hourStep, areRowsDays, form }: TimelinePage,
  wanted: TimelineSizes,
  hasCoverage: boolean,
  canOpen: boolean,
): TimelineLayout {
  const tokenRowHeight = useRowHeight();
  const size = useBoxSize(boxRef);
  const own = { width: size.width, tokenRowHeight, days, hourStep, areRowsDays, form, hasCoverage };
  const sizes = timelineMeasures(wanted, own);
  const { rowHeight, scaleHeight } = sizes;
  const areEqual = wanted.rowHeight !== undefined;
  const places = useRowPlaces({ rows, intervals, begin, days, rowHeight, areEqual, form, canOpen });
  const measures = { ...sizes, rows: places };
  return {
    size,
    measures,
    hourWidth: hourPixels(measures, size.width),
    pageRows: Math.floor((size.height - scaleHeight) / rowHeight),
  };
}
