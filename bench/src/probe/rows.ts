import type { BenchSubject } from '../subjects/bench-subject.ts';

/** A vertical range of the screen, in pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** A visible row with the positions of its intervals. */
export interface VisibleRow extends Span {
  /** Left edges and widths of its visible intervals, to compare with another moment. */
  bars: string[];
}

/** How much of a row must be visible for it to count, in pixels. */
const sliver = 4;

/** With more intervals than this, checking all of them would slow down the measured page. */
const manyBars = 2000;

/** Returns whether the page has so many elements that it is checked only in some frames. */
export function isCrowded(subject: BenchSubject): boolean {
  return document.querySelectorAll(subject.barSel).length > manyBars;
}

/** Returns the part of the window in which rows scroll, below a header of the given height. */
export function viewport(subject: BenchSubject, header: number): Span {
  const { top, bottom } = subject.scroller().getBoundingClientRect();
  return { top: Math.max(0, top) + header, bottom: Math.min(window.innerHeight, bottom) };
}

/** Returns the rows that are visible within a span. */
export function rowsWithin(subject: BenchSubject, { top, bottom }: Span): VisibleRow[] {
  const rows: VisibleRow[] = [];
  for (const head of document.querySelectorAll(subject.rowSel)) {
    const box = head.getBoundingClientRect();
    if (box.bottom >= top + sliver && box.top <= bottom - sliver && box.height > 0)
      rows.push({ top: box.top, bottom: box.bottom, bars: [] });
  }
  rows.sort((a, b) => a.top - b.top);
  const left = subject.scroller().getBoundingClientRect().left + subject.sideWidth;
  for (const bar of document.querySelectorAll(subject.barSel)) {
    const box = bar.getBoundingClientRect();
    if (box.right <= left || box.left >= window.innerWidth || box.width === 0) continue;
    const middle = (box.top + box.bottom) / 2;
    rowAt(rows, middle)?.bars.push(`${Math.round(box.left)}+${Math.round(box.width)}`);
  }
  return rows;
}

function rowAt(rows: readonly VisibleRow[], y: number): VisibleRow | undefined {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (!row) return undefined;
    if (y < row.top) high = middle - 1;
    else if (y > row.bottom) low = middle + 1;
    else return row;
  }
  return undefined;
}

/** Returns whether a part of the span shows no row, or a row without an interval. */
export function hasBlank(rows: readonly VisibleRow[], { top, bottom }: Span): boolean {
  if (rows.length === 0) return true;
  let reached = top;
  for (const row of rows) {
    if (row.top > reached + sliver || row.bars.length === 0) return true;
    reached = row.bottom;
  }
  return reached < bottom - sliver;
}
