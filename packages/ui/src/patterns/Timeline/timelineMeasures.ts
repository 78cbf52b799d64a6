import type { CSSProperties } from 'react';
import { coverageHeight } from './coverage/coverageLine.ts';
import type { RowForm } from './geometry/layoutRow.ts';
import type { Measures } from './geometry/visibleRange.ts';

/** Narrower boxes are those of phones, in pixels. */
const phoneWidth = 640;

/** From this height of a row on, in pixels, a name in its head may take two lines. */
export const tallRow = 56;

/** What a parent says of sizes, in pixels. */
export interface WantedSizes {
  rowHeight: number | undefined;
  headWidth: number | undefined;
  hourWidth: number | undefined;
}

/** Width of the rows' heads on a desk, in pixels, and how narrow they get where the days would not fit else. */
const wideHead = 208;
const leastHead = 160;

const hourWidths: Readonly<Record<number, number>> = { 1: 9, 3: 5, 7: 3 };

/** Least width of a day of a roster, in pixels: that of a time, such as `14:00`, with its edges. */
const leastDayWidth = 38;
/** From this width of a day on, in pixels, begin and end of a roster's entry stand in one line. */
const wideDay = 76;

/** What a timeline itself knows of its sizes. */
export interface OwnSizes {
  /** Width of the box in pixels. */
  width: number;
  tokenRowHeight: number;
  days: number;
  /** Hours between two marks of the scale. */
  hourStep: number;
  areRowsDays: boolean;
  form: RowForm;
  /** Lines of counts under the scale. Default 0. */
  lineCount?: number;
}

/** The measures of a timeline but for its rows: what the parent says, else what suits the width and the days. */
export function timelineMeasures(wanted: WantedSizes, own: OwnSizes): Omit<Measures, 'rows'> {
  const { width, tokenRowHeight, days, hourStep, areRowsDays, form, lineCount = 0 } = own;
  const isPhone = width < phoneWidth;
  const isRoster = form === 'roster';
  const hourWidth = wanted.hourWidth ?? (isRoster ? leastDayWidth / 24 : (hourWidths[days] ?? 5));
  const rest = width - days * 24 * hourWidth;
  // A little less room for the names keeps the last day whole.
  const deskHead = rest < leastHead ? wideHead : Math.min(wideHead, rest);
  return {
    days,
    rowHeight: wanted.rowHeight ?? tokenRowHeight,
    hourWidth,
    headWidth: wanted.headWidth ?? (isPhone ? (isRoster ? 92 : 112) : deskHead),
    scaleHeight: scaleHeightOf({ form, areRowsDays, hourStep, lineCount }),
    coverageHeight: coverageHeight(lineCount),
  };
}

/** Height of the scale with the counts under it, in pixels. */
export function scaleHeightOf({
  form,
  areRowsDays,
  hourStep,
  lineCount = 0,
}: Pick<OwnSizes, 'form' | 'areRowsDays' | 'hourStep' | 'lineCount'>): number {
  const scale = form === 'roster' ? 40 : areRowsDays || hourStep === 24 ? 28 : 48;
  return scale + coverageHeight(lineCount);
}

/** Whether a day of a roster has room for begin and end of an entry side by side. */
export function isWideDay(hourWidth: number): boolean {
  return hourWidth * 24 >= wideDay;
}

/** The measures as custom properties of the frame. */
export function measureStyle(measures: Omit<Measures, 'rows'>, width: number): CSSProperties {
  const { rowHeight, headWidth, scaleHeight, days, hourWidth } = measures;
  const { coverageHeight: coverage } = measures;
  return {
    '--row': `${rowHeight}px`,
    '--head': `${headWidth}px`,
    '--scale': `${scaleHeight - coverage}px`,
    '--coverage': `${coverage}px`,
    '--time': `${days * 24 * hourWidth}px`,
    '--days': days,
    '--width': `${width}px`,
    '--head-space': width < phoneWidth ? '4px' : '16px',
  } as CSSProperties;
}
