import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelinePage } from '../timelinePage.ts';
import type { TimelineLayout } from '../useTimelineLayout.ts';

export interface TimelineBlankProps {
  /** Rows are on their way. */
  isLoading: boolean;
  /** What to show when there is nothing. */
  empty: ReactNode;
  /** The page. */
  page: TimelinePage;
  /** Rows over it, those of the scale and of the counts. */
  headerRows: number;
  /** The sizes. */
  layout: TimelineLayout;
}

/** Stands where rows would be: in their shape while they are on their way, or what the parent says of none. */
export function TimelineBlank({ isLoading, empty, page, headerRows, layout }: TimelineBlankProps) {
  'use no memo'; // Its rows come with the page and stand until they are there: it hardly ever renders twice.
  const { pageRows: count, measures } = layout;
  const { rowHeight } = measures;
  const rows = isLoading ? Array.from({ length: count }, (_, place) => ({ top: place * rowHeight })) : [];
  return (
    <div role="row" aria-rowindex={1 + headerRows} style={{ minHeight: count * rowHeight }}>
      {rows.map((style) => (
        <div key={style.top} role="none" className="row" style={style}>
          <div role="none" className="head" data-state="pending" />
          <div role="none" className="track" data-state="pending" />
        </div>
      ))}
      <div role="gridcell" aria-colindex={1} aria-colspan={page.days + 1} className="nothing">
        {isLoading ? <VisuallyHidden>{page.texts.loading}</VisuallyHidden> : empty}
      </div>
    </div>
  );
}
