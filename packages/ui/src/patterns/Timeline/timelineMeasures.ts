import type { CSSProperties } from 'react';
import type { RowForm } from './geometry/layoutRow.ts';
import type { Measures } from './geometry/drawnRange.ts';
import type { TimelineSizes } from './timeline.types.ts';

/** Narrower boxes are those of phones, in pixels. */
const phoneWidth = 640;

/** From this height of a row on, in pixels, a name in its head may take two lines. */
export const tallRow = 56;

/** Width of the row heads on a desk, in pixels, and their least width where the days would not fit otherwise. */
const wideHead = 208;
const leastHead = 160;

const hourWidths: Readonly<Record<number, number>> = { 1: 9, 3: 5, 7: 3 };

/** Least width of a day of a roster, in pixels: that of a time, such as `14:00`, with its edges. */
const leastDayWidth = 38;
/** From this width of a day on, in pixels, begin and end of a roster's entry are in one line. */
const wideDay = 76;

/** Height of a line of counts, in pixels. */
const lineHeight = 20;

/** What the sizes of a timeline depend on. */
export interface OwnSizes {
  /** Width of the box in pixels. */
  width: number;
  tokenRowHeight: number;
  days: number;
  /** Hours between two marks of the scale. */
  hourStep: number;
  areRowsDays: boolean;
  form: RowForm;
  /** Lines of counts below the scale. Default 0. */
  lineCount?: number;
}

/** The measures of a timeline without its rows: those of the parent, and defaults for the width and the days. */
export function timelineMeasures(wanted: TimelineSizes, own: OwnSizes): Omit<Measures, 'rows'> {
  const { width, tokenRowHeight, days, hourStep, areRowsDays, form, lineCount = 0 } = own;
  const isPhone = width < phoneWidth;
  const isRoster = form === 'roster';
  const hourWidth = wanted.hourWidth ?? (isRoster ? leastDayWidth / 24 : (hourWidths[days] ?? 5));
  // The counts have an edge below them.
  const coverageHeight = lineCount === 0 ? 0 : lineCount * lineHeight + 1;
  const rest = width - days * 24 * hourWidth;
  // Slightly less room for the names keeps the last day whole.
  const deskHead = rest < leastHead ? wideHead : Math.min(wideHead, rest);
  return {
    days,
    rowHeight: wanted.rowHeight ?? tokenRowHeight,
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

/** The measures as custom properties of the root. */
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
