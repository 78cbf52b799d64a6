import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelinePage } from '../timelinePage.ts';
import type { TimelineLayout } from '../useTimelineLayout.ts';

export interface TimelineBlankProps {
  /** Whether the rows are loading. */
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The page of the timeline. */
  page: TimelinePage;
  /** The number of header rows: the scale and the counts. */
  headerRows: number;
  /** The sizes. */
  layout: TimelineLayout;
}

/** Shown instead of rows: placeholders while they load, or the content for an empty timeline. */
export function TimelineBlank({ isLoading, empty, page, headerRows, layout }: TimelineBlankProps) {
  'use no memo'; // It hardly ever renders twice.
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
