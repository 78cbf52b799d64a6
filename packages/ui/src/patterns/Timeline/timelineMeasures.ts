import type { CSSProperties } from 'react';
import type { RowForm } from './geometry/layoutRow.ts';
import type { Measures } from './geometry/drawnRange.ts';
import type { TimelineSizes } from './timeline.types.ts';

/** The width below which the layout for phones is used, in pixels. */
const phoneWidth = 640;

/** The row height from which a name in the row head can take two lines, in pixels. */
export const tallRow = 56;

/** The height of the rows of a roster, in pixels. */
const rosterRow = 44;

/** The width of the row heads on a desk, and their minimum width if the days fit only then, in pixels. */
const wideHead = 208;
const leastHead = 160;

const hourWidths: Readonly<Record<number, number>> = { 1: 9, 3: 5, 7: 3 };

/** The minimum width of a day in a roster, in pixels: a time such as `14:00` with its padding. */
const leastDayWidth = 38;
/** The width of a day from which begin and end of an entry of a roster are in one line, in pixels. */
const wideDay = 76;

/** The height of the counts with the border below them, in pixels. */
const stripHeight = 41;

/** The values from which the sizes of a timeline are computed. */
export interface OwnSizes {
  /** The width of the box in pixels. */
  width: number;
  tokenRowHeight: number;
  days: number;
  /** The hours between two marks of the scale. */
  hourStep: number;
  areRowsDays: boolean;
  form: RowForm;
  /** Whether there are counts below the scale. Default false. */
  hasCoverage?: boolean;
}

/** Returns the measures of a timeline except for its rows: the sizes of the parent, or defaults for width and days. */
export function timelineMeasures(wanted: TimelineSizes, own: OwnSizes): Omit<Measures, 'rows'> {
  const { width, tokenRowHeight, days, hourStep, areRowsDays, form, hasCoverage = false } = own;
  const isPhone = width < phoneWidth;
  const isRoster = form === 'roster';
  const hourWidth = wanted.hourWidth ?? (isRoster ? leastDayWidth / 24 : (hourWidths[days] ?? 5));
  const coverageHeight = hasCoverage ? stripHeight : 0;
  const rest = width - days * 24 * hourWidth;
  // Narrower heads leave room for the whole last day.
  const deskHead = rest < leastHead ? wideHead : Math.min(wideHead, rest);
  return {
    days,
    rowHeight: wanted.rowHeight ?? (isRoster ? rosterRow : tokenRowHeight),
    hourWidth,
    headWidth: wanted.headWidth ?? (isPhone ? (isRoster ? 92 : 112) : deskHead),
    scaleHeight: (isRoster ? 40 : areRowsDays || hourStep === 24 ? 28 : 48) + coverageHeight,
    coverageHeight,
  };
}

/** Whether a day of a roster has room for begin and end of an entry side by side. */
export function isWideDay(hourWidth: number): boolean {
  return hourWidth * 24 >= wideDay;
}

/** Returns the measures as custom properties of the root. */
export function measureStyle(measures: Measures, width: number): CSSProperties {
  const { rows, rowHeight, headWidth, scaleHeight, coverageHeight, days, hourWidth } = measures;
  return {
    '--row': `${rowHeight}px`,
    '--head': `${headWidth}px`,
    '--scale': `${scaleHeight - coverageHeight}px`,
    '--coverage': `${coverageHeight}px`,
    '--scale-height': `${scaleHeight}px`,
    '--rows-height': `${rows.height}px`,
    '--time': `${days * 24 * hourWidth}px`,
    '--days': days,
    '--width': `${width}px`,
    '--head-space': width < phoneWidth ? '4px' : '16px',
  } as CSSProperties;
}
