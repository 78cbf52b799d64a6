import { dayMinutes } from './wallMinutes.ts';

/** How far a timeline is scrolled, and how large it is, in pixels. */
export interface Viewport {
  scrollTop: number;
  scrollLeft: number;
  /** Without scroll bars. */
  width: number;
  /** Without scroll bars. */
  height: number;
  /** Rows passed since the moment before: positive downwards. */
  speed: number;
  /** Pixels passed sideways since the moment before: positive to the right. */
  drift: number;
}

/** The measures of a timeline's content. */
export interface Measures {
  rowCount: number;
  /** Pixels. */
  rowHeight: number;
  /** Days side by side. */
  days: number;
  /** Least width of an hour in pixels; hours grow where there is room. */
  hourWidth: number;
  /** Width of the rows' heads in pixels. */
  headWidth: number;
  /** Height of the scale in pixels. */
  scaleHeight: number;
}

/** What is drawn: rows from `firstRow` to before `endRow`, minutes of the window from `from` to before `to`. */
export interface SeenRange {
  firstRow: number;
  endRow: number;
  from: number;
  to: number;
}

/** Rows come and go in steps, so that slow scrolling renders every fourth row's height only. */
const rowStep = 4;
/** Rows drawn ahead of a fast scroll. */
const mostAhead = 12;
/** Time comes and goes in steps of so many pixels, about. */
const timeStep = 160;

/** Pixels of an hour: at least what is asked for, more where the hours leave room. */
export function hourPixels({ days, hourWidth, headWidth }: Measures, width: number): number {
  return Math.max(hourWidth, (width - headWidth) / (days * 24));
}

/** The rows and minutes to draw: what is in sight, and a little in the direction of the scroll. */
export function seenRange(viewport: Viewport, measures: Measures): SeenRange {
  return { ...seenRows(viewport, measures), ...seenMinutes(viewport, measures) };
}

/** The rows in sight, of which a part may show; `end` is no longer one. */
export function rowsInSight(viewport: Viewport, measures: Measures): { first: number; end: number } {
  const { rowCount, rowHeight, scaleHeight } = measures;
  const height = Math.max(0, viewport.height - scaleHeight);
  const top = Math.max(0, Math.min(viewport.scrollTop, rowCount * rowHeight - height));
  return {
    first: Math.floor(top / rowHeight),
    end: Math.min(rowCount, Math.ceil((top + height) / rowHeight)),
  };
}

function seenRows(viewport: Viewport, measures: Measures): Pick<SeenRange, 'firstRow' | 'endRow'> {
  const { first, end } = rowsInSight(viewport, measures);
  const ahead = Math.min(mostAhead, Math.ceil(Math.abs(viewport.speed) * 2));
  const above = first - (viewport.speed < 0 ? ahead : 0);
  const below = end + (viewport.speed > 0 ? ahead : 0);
  return {
    firstRow: Math.max(0, Math.floor(above / rowStep) * rowStep),
    endRow: Math.min(measures.rowCount, Math.ceil((below + 1) / rowStep) * rowStep),
  };
}

function seenMinutes(viewport: Viewport, measures: Measures): Pick<SeenRange, 'from' | 'to'> {
  const all = measures.days * dayMinutes;
  const perMinute = hourPixels(measures, viewport.width) / 60;
  const room = viewport.width - measures.headWidth;
  // All fits: scrolling never changes it.
  if (all * perMinute <= room + 1) return { from: 0, to: all };
  const step = Math.ceil(timeStep / perMinute / 60) * 60;
  const left = Math.max(0, viewport.scrollLeft) / perMinute;
  const first = Math.floor(left / step) - Number(viewport.drift < 0);
  const end = Math.ceil((left + room / perMinute) / step) + Number(viewport.drift > 0);
  return { from: Math.max(0, first * step), to: Math.min(all, end * step) };
}
