import type { CSSProperties } from 'react';
import type { Measures } from './geometry/seenRange.ts';
import { hourStep } from './geometry/hourStep.ts';

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

const hourWidths: Readonly<Record<number, number>> = { 1: 9, 3: 5, 7: 3 };

/** The measures of a timeline: what the parent says, else what suits the width and the number of days. */
export function timelineMeasures(
  wanted: WantedSizes,
  own: { width: number; tokenRowHeight: number; rowCount: number; days: number; areRowsDays: boolean },
): Measures {
  const { width, tokenRowHeight, rowCount, days, areRowsDays } = own;
  return {
    rowCount,
    days,
    rowHeight: wanted.rowHeight ?? tokenRowHeight,
    hourWidth: wanted.hourWidth ?? hourWidths[days] ?? 5,
    headWidth: wanted.headWidth ?? (width < phoneWidth ? 112 : 208),
    scaleHeight: areRowsDays || hourStep(days) === 24 ? 28 : 48,
  };
}

/** The measures as custom properties of the frame. */
export function measureStyle(measures: Measures, width: number): CSSProperties {
  const { rowHeight, headWidth, scaleHeight, days, hourWidth } = measures;
  return {
    '--row': `${rowHeight}px`,
    '--head': `${headWidth}px`,
    '--scale': `${scaleHeight}px`,
    '--time': `${days * 24 * hourWidth}px`,
    '--days': days,
    '--width': `${width}px`,
    '--head-space': width < phoneWidth ? '4px' : '16px',
  } as CSSProperties;
}
