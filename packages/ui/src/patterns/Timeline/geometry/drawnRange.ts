import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { dayMinutes } from './wallMinutes.ts';

/** The size of a timeline in pixels, without scroll bars. */
export interface BoxSize {
  width: number;
  height: number;
}

/** The scroll position of a timeline in pixels, and how it changed. */
export interface Scroll {
  scrollTop: number;
  scrollLeft: number;
  /** The rows scrolled since the previous frame; positive downwards. */
  speed: number;
  /** The pixels scrolled sideways since the previous frame; positive to the right. */
  deltaX: number;
  /**
   * Whether a vertical scroll is too fast to read, in this frame and the previous one. A single jump is not, and neither is
   * a jump there and back.
   */
  isFast: boolean;
}

/** The measures of a timeline's content. */
export interface Measures {
  /** The positions of the rows. */
  rows: RowPlaces;
  /** The default height of a row in pixels. */
  rowHeight: number;
  /** The number of days side by side. */
  days: number;
  /** The minimum width of an hour in pixels; hours are wider if there is room. */
  hourWidth: number;
  /** The width of the row heads in pixels. */
  headWidth: number;
  /** The height of the scale with the counts below it, in pixels. */
  scaleHeight: number;
  /** The height of the counts in pixels. */
  coverageHeight: number;
}

/** The initial scroll position. */
export const unscrolled: Scroll = { scrollTop: 0, scrollLeft: 0, speed: 0, deltaX: 0, isFast: false };

/** The rendered range: rows from `firstRow` to before `endRow`, minutes of the page from `from` to before `to`. */
export interface DrawnRange {
  firstRow: number;
  endRow: number;
  from: number;
  to: number;
}

/**
 * The number of rows rendered above and below the visible ones, because the browser scrolls to them before the next rows are
 * rendered. It does not depend on the speed: the first frame of a fast scroll would have to render all additional rows.
 */
const spareRows = 4;
/** The speed in rows per frame from which texts cannot be read: over 200 rows per second. */
const fastSpeed = 4;
/** The range of time changes by about this many pixels. */
const timeStep = 160;

/** Returns the width of an hour in pixels: at least `hourWidth`, more if there is room. */
export function hourPixels({ days, hourWidth, headWidth }: Measures, width: number): number {
  return Math.max(hourWidth, (width - headWidth) / (days * 24));
}

/** Returns the scroll after a change of the scroll position since the previous frame. */
export function scrolledTo(
  before: Scroll,
  { scrollTop, scrollLeft }: Pick<Scroll, 'scrollTop' | 'scrollLeft'>,
  rowHeight: number,
): Scroll {
  const speed = (scrollTop - before.scrollTop) / rowHeight;
  const deltaX = scrollLeft - before.scrollLeft;
  const isOneWay = speed * before.speed > 0;
  const isFast = isOneWay && deltaX === 0 && Math.min(Math.abs(speed), Math.abs(before.speed)) >= fastSpeed;
  return { scrollTop, scrollLeft, speed, deltaX, isFast };
}

/** Returns the rows and minutes to render: the visible ones and some around them. */
export function drawnRange(scroll: Scroll, size: BoxSize, measures: Measures): DrawnRange {
  return { ...visibleRows(scroll, size, measures), ...visibleMinutes(scroll, size, measures) };
}

function visibleRows(
  scroll: Scroll,
  size: BoxSize,
  measures: Measures,
): Pick<DrawnRange, 'firstRow' | 'endRow'> {
  const { rows, scaleHeight } = measures;
  const height = Math.max(0, size.height - scaleHeight);
  const top = Math.max(0, Math.min(scroll.scrollTop, rows.height - height));
  return {
    firstRow: Math.max(0, rows.rowAt(top) - spareRows),
    endRow: Math.min(rows.count, rows.rowAt(top + height - 1) + 1 + spareRows),
  };
}

function visibleMinutes(scroll: Scroll, size: BoxSize, measures: Measures): Pick<DrawnRange, 'from' | 'to'> {
  const all = measures.days * dayMinutes;
  const perMinute = hourPixels(measures, size.width) / 60;
  const room = size.width - measures.headWidth;
  // Everything fits, so scrolling changes nothing.
  if (all * perMinute <= room + 1) return { from: 0, to: all };
  const step = Math.ceil(timeStep / perMinute / 60) * 60;
  const left = Math.max(0, scroll.scrollLeft) / perMinute;
  const first = Math.floor(left / step) - Number(scroll.deltaX < 0);
  const end = Math.ceil((left + room / perMinute) / step) + Number(scroll.deltaX > 0);
  return { from: Math.max(0, first * step), to: Math.min(all, end * step) };
}
