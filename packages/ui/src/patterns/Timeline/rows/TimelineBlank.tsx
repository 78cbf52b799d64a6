import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineBlankProps {
  /** Rows are on their way. */
  isLoading: boolean;
  /** Said while rows are on their way. */
  words: string;
  /** How many rows fit. */
  count: number;
  /** Height of a row in pixels. */
  rowHeight: number;
  /** Columns that there are. */
  columns: number;
  /** What to show when there is nothing. */
  empty: ReactNode;
}

/** Stands where rows would be: in their shape while they are on their way, or what the parent says of none. */
export function TimelineBlank({ isLoading, words, count, rowHeight, columns, empty }: TimelineBlankProps) {
  'use no memo'; // Its rows come with the page and stand until they are there: it hardly ever renders twice.
  const rows = isLoading ? Array.from({ length: count }, (_, place) => ({ top: place * rowHeight })) : [];
  return (
    <div role="row" aria-rowindex={2} style={{ minHeight: count * rowHeight }}>
      {rows.map((style) => (
        <div key={style.top} role="none" className="row" style={style}>
          <div role="none" className="head" data-state="pending" />
          <div role="none" className="track" data-state="pending" />
        </div>
      ))}
      <div role="gridcell" aria-colindex={1} aria-colspan={columns} className="nothing">
        {isLoading ? <VisuallyHidden>{words}</VisuallyHidden> : empty}
      </div>
    </div>
  );
}
