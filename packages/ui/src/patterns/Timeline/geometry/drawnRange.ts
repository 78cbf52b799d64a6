import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { dayMinutes } from './wallMinutes.ts';

/** How large a timeline is in pixels, without scroll bars. */
export interface BoxSize {
  width: number;
  height: number;
}

/** How far a timeline is scrolled, in pixels. */
export interface Scroll {
  scrollTop: number;
  scrollLeft: number;
  /** Rows passed since the moment before: positive downwards. */
  speed: number;
  /** Pixels passed sideways since the moment before: positive to the right. */
  deltaX: number;
  /** Whether rows pass straight up or down too fast to be read, now and in the frame before: a single jump does not count. */
  isFast: boolean;
}

/** The measures of a timeline's content. */
export interface Measures {
  /** Where the rows stand. */
  rows: RowPlaces;
  /** The ordinary height of a row in pixels. */
  rowHeight: number;
  /** Days side by side. */
  days: number;
  /** Least width of an hour in pixels; hours grow where there is room. */
  hourWidth: number;
  /** Width of the rows' heads in pixels. */
  headWidth: number;
  /** Height in pixels of the scale, the counts under it included. */
  scaleHeight: number;
  /** Height of the counts in pixels. */
  coverageHeight: number;
}

/** Where a scroll begins. */
export const unscrolled: Scroll = { scrollTop: 0, scrollLeft: 0, speed: 0, deltaX: 0, isFast: false };

/** What is drawn: rows from `firstRow` to before `endRow`, minutes of the window from `from` to before `to`. */
export interface DrawnRange {
  firstRow: number;
  endRow: number;
  from: number;
  to: number;
}

/** Rows come and go in steps, so that slow scrolling renders every fourth row's height only. */
const rowStep = 4;
/** From so many rows a frame on, words cannot be read: it is over two hundred rows in a second. */
const fastSpeed = 4;
/** Rows drawn ahead of a fast scroll. */
const mostAhead = 12;
/** Time comes and goes in steps of so many pixels, about. */
const timeStep = 160;

/** Pixels of an hour: at least what is asked for, more where the hours leave room. */
export function hourPixels({ days, hourWidth, headWidth }: Measures, width: number): number {
  return Math.max(hourWidth, (width - headWidth) / (days * 24));
}

/** A scroll that has moved on since the frame before. */
export function scrolledTo(
  before: Scroll,
  { scrollTop, scrollLeft }: Pick<Scroll, 'scrollTop' | 'scrollLeft'>,
  rowHeight: number,
): Scroll {
  const speed = (scrollTop - before.scrollTop) / rowHeight;
  const deltaX = scrollLeft - before.scrollLeft;
  const isFast = deltaX === 0 && Math.min(Math.abs(speed), Math.abs(before.speed)) >= fastSpeed;
  return { scrollTop, scrollLeft, speed, deltaX, isFast };
}

/** The rows and minutes to draw: what is visible, and a little in the direction of the scroll. */
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
  const ahead = Math.min(mostAhead, Math.ceil(Math.abs(scroll.speed) * 2));
  const first = rows.rowAt(top) - (scroll.speed < 0 ? ahead : 0);
  const end = Math.min(rows.count, rows.rowAt(top + height - 1) + 1) + (scroll.speed > 0 ? ahead : 0);
  return {
    firstRow: Math.max(0, Math.floor(first / rowStep) * rowStep),
    endRow: Math.min(rows.count, Math.ceil((end + 1) / rowStep) * rowStep),
  };
}

function visibleMinutes(scroll: Scroll, size: BoxSize, measures: Measures): Pick<DrawnRange, 'from' | 'to'> {
  const all = measures.days * dayMinutes;
  const perMinute = hourPixels(measures, size.width) / 60;
  const room = size.width - measures.headWidth;
  // All fits: scrolling never changes it.
  if (all * perMinute <= room + 1) return { from: 0, to: all };
  const step = Math.ceil(timeStep / perMinute / 60) * 60;
  const left = Math.max(0, scroll.scrollLeft) / perMinute;
  const first = Math.floor(left / step) - Number(scroll.deltaX < 0);
  const end = Math.ceil((left + room / perMinute) / step) + Number(scroll.deltaX > 0);
  return { from: Math.max(0, first * step), to: Math.min(all, end * step) };
}
