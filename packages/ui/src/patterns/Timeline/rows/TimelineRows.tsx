import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsPrinting } from '../../../environment/useIsPrinting.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import { TimelineBackdrop } from '../scale/TimelineBackdrop.tsx';
import { TimelineNow } from '../scale/TimelineNow.tsx';
import { useDrawnRange } from '../scroll/useDrawnRange.ts';
import type { TimelineModel } from '../timelineModel.ts';
import type { TimelinePage } from '../timelinePage.ts';
import type { TimelineMarks, TimelineRow, VisibleRows } from '../timeline.types.ts';
import type { TimelineLayout } from '../useTimelineLayout.ts';
import { TimelineLine } from './TimelineLine.tsx';

export interface TimelineRowsProps<Row extends TimelineRow, Interval extends PlanInterval> {
  /** All rows of the page. */
  rows: readonly Row[];
  /** The intervals of the rows. */
  model: TimelineModel<Row, Interval>;
  /** Renders the head of a row. */
  renderRowHead: (row: Row) => ReactNode;
  /** The page of the timeline. */
  page: TimelinePage;
  /** The sizes. */
  layout: TimelineLayout;
  /** The row that is always rendered completely; -1 for none. */
  keptRow: number;
  /** Whether intervals can be opened. */
  canOpen: boolean;
  /** The highlighted intervals; undefined for none. */
  marks: TimelineMarks | undefined;
  /** The number of header rows: the scale and the counts. */
  headerRows: number;
  /** Shown if there are no rows. */
  blank: ReactNode;
  /** Called when other rows become visible. */
  onVisibleRowsChange: ((visible: VisibleRows) => void) | undefined;
}

/** The visible rows in front of the grid lines, the days off and the line of the current time. */
export function TimelineRows<Row extends TimelineRow, Interval extends PlanInterval>({
  rows,
  model,
  renderRowHead,
  page,
  layout,
  keptRow,
  canOpen,
  marks,
  headerRows,
  blank,
  onVisibleRowsChange,
}: TimelineRowsProps<Row, Interval>) {
  'use no memo'; // It renders when other rows become visible, and each row is memoized itself.
  const { rows: places, rowHeight, days } = layout.measures;
  const bodyRef = useRef<HTMLDivElement>(null);
  const { range, scroll } = useDrawnRange(bodyRef, layout, page.begin);
  const isPrinting = useIsPrinting();
  const all = { firstRow: 0, endRow: rows.length, from: 0, to: days * dayMinutes };
  const { firstRow, endRow, from, to } = isPrinting ? all : range;
  const isFast = scroll.isFast && !isPrinting;
  const notifyVisible = useEffectEvent((visible: VisibleRows) => onVisibleRowsChange?.(visible));
  useEffect(() => {
    if (endRow > firstRow) notifyVisible({ first: firstRow, last: endRow - 1 });
  }, [firstRow, endRow]);

  const drawn = Array.from({ length: Math.max(0, endRow - firstRow) }, (_, at) => firstRow + at);
  // The row with the focus stays rendered, in reading order.
  if (keptRow >= 0 && keptRow < firstRow) drawn.unshift(keptRow);
  if (keptRow >= endRow) drawn.push(keptRow);
  return (
    <div
      ref={bodyRef}
      role="none"
      className="body"
      data-fast-scroll={isFast ? '' : undefined}
      style={{ height: places.height || undefined, '--scrolled': `${scroll.scrollLeft}px` } as CSSProperties}
    >
      {rows.length > 0 ? (
        <>
          <div role="none" className="time">
            <TimelineBackdrop page={page} />
            <TimelineNow page={page} rows={rows} places={places} />
          </div>
          {drawn.map((place) => {
            const row = rows[place];
            const isKept = place === keptRow;
            return (
              row && (
                <TimelineLine
                  key={row.id}
                  row={row}
                  place={place}
                  top={places.topOf(place)}
                  isGrown={places.heightOf(place) !== rowHeight}
                  renderRowHead={renderRowHead}
                  state={model.stateOf(row)}
                  off={row.day === undefined ? undefined : page.daysOff(wallMinutes(row.day)).kind}
                  intervals={model.intervalsOf(row)}
                  begin={model.beginOf(row)}
                  days={days}
                  from={isKept ? -Infinity : from}
                  to={isKept ? Infinity : to}
                  rowHeight={places.heightOf(place)}
                  hourWidth={layout.hourWidth}
                  texts={page.texts}
                  canOpen={canOpen}
                  isWithoutWords={isFast && !isKept}
                  form={page.form}
                  marks={marks}
                  headerRows={headerRows}
                />
              )
            );
          })}
        </>
      ) : (
        blank
      )}
    </div>
  );
}
