import type { Clock } from '@selfservice/api/core/clock';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DayMarks } from './dayMarks.ts';
import type { DrawnLines } from './drawnLines.ts';
import type { RowForm } from './geometry/layoutRow.ts';
import type { BoxSize, Measures } from './geometry/seenRange.ts';
import { dayMinutes, wallMinutes } from './geometry/wallMinutes.ts';
import { TimelineBackdrop } from './TimelineBackdrop.tsx';
import { TimelineLine } from './TimelineLine.tsx';
import type { TimelineModel } from './timelineModel.ts';
import { TimelineNow } from './TimelineNow.tsx';
import type { TimelineRow, TimelineSight } from './timeline.types.ts';
import type { TimelineTexts } from './timelineTexts.ts';
import { usePrinting } from './usePrinting.ts';
import { useSeenRange } from './useSeenRange.ts';

/** Props of `TimelineRows`. */
export interface TimelineRowsProps<Row extends TimelineRow, Interval extends PlanInterval> {
  /** All rows. */
  rows: readonly Row[];
  /** What stands in them. */
  model: TimelineModel<Row, Interval>;
  /** Rows drawn with these very props. */
  drawn: DrawnLines<ReactNode>;
  /** Renders a row's head. */
  renderRowHead: (row: Row) => ReactNode;
  /** Rows are days. */
  areRowsDays: boolean;
  /** What the rows show. */
  form: RowForm;
  /** The wall minute where the page begins. */
  begin: number;
  /** The size of the box that scrolls. */
  size: BoxSize;
  /** A row that is drawn whole, wherever it is; -1 for none. */
  keptRow: number;
  /** The sizes. */
  measures: Measures;
  /** Pixels of an hour. */
  hourWidth: number;
  /** Weekends and public holidays. */
  marks: DayMarks;
  /** Says what time it is. */
  clock: Clock;
  /** The words. */
  texts: TimelineTexts;
  /** Intervals can be opened. */
  canOpen: boolean;
  /** What to show where there are no rows. */
  blank: ReactNode;
  /** Other rows came into sight. */
  onSightChange: ((sight: TimelineSight) => void) | undefined;
}

/** The form of the row that had the focus last. */
const keptForm = { from: -Infinity, to: Infinity, isMute: false };

/** The rows in sight, over the lines, the days off and the line of the moment, which strikes through no words. */
export function TimelineRows<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineRowsProps<Row, Interval>,
) {
  'use no memo'; // Whenever this renders, other rows are in sight.
  const { rows, model, drawn, renderRowHead, areRowsDays, form, begin, size, keptRow } = props;
  const { measures, hourWidth, marks, clock, texts, canOpen, blank, onSightChange } = props;
  const { rows: places, rowHeight, days } = measures;
  const bodyRef = useRef<HTMLDivElement>(null);
  const { range, scroll } = useSeenRange(bodyRef, size, measures, begin);
  const isPrinting = usePrinting();
  const all = { firstRow: 0, endRow: rows.length, from: 0, to: days * dayMinutes };
  const { firstRow, endRow, from, to } = isPrinting ? all : range;
  const isRide = scroll.isRide && !isPrinting;
  const tellSight = useEffectEvent((sight: TimelineSight) => onSightChange?.(sight));
  useEffect(() => {
    if (endRow > firstRow) tellSight({ first: firstRow, last: endRow - 1 });
  }, [firstRow, endRow]);

  const draw = (row: Row, place: number): ReactNode => {
    const lineForm = { from, to, isMute: isRide };
    return drawn.at(place, place === keptRow ? keptForm : lineForm, ({ from: begun, to: ended, isMute }) => (
      <TimelineLine
        key={row.id}
        row={row}
        place={place}
        top={places.topOf(place)}
        isGrown={places.heightOf(place) !== rowHeight}
        renderRowHead={renderRowHead}
        state={model.stateOf(row)}
        off={row.day === undefined ? undefined : marks(wallMinutes(row.day)).off}
        intervals={model.intervalsOf(row)}
        begin={model.beginOf(row)}
        days={days}
        from={begun}
        to={ended}
        rowHeight={places.heightOf(place)}
        hourWidth={hourWidth}
        texts={texts}
        canOpen={canOpen}
        isMute={isMute}
        form={form}
      />
    ));
  };
  const lines = rows.slice(firstRow, endRow).map((row, place) => draw(row, firstRow + place));
  const kept = rows[keptRow];
  if (kept && keptRow < firstRow) lines.unshift(draw(kept, keptRow));
  if (kept && keptRow >= endRow) lines.push(draw(kept, keptRow));
  drawn.keep((place) => place === keptRow || (place >= firstRow && place < endRow));
  return (
    <div
      ref={bodyRef}
      role="none"
      className="body"
      data-ride={isRide ? '' : undefined}
      style={
        {
          height: places.height || undefined,
          '--scrolled': `${scroll.scrollLeft}px`,
        } as CSSProperties
      }
    >
      {rows.length > 0 ? (
        <>
          <div role="none" className="time">
            <TimelineBackdrop begin={begin} days={days} marks={areRowsDays ? null : marks} form={form} />
            <TimelineNow
              clock={clock}
              begin={begin}
              days={days}
              dayRows={areRowsDays ? rows : null}
              places={places}
              form={form}
            />
          </div>
          {lines}
        </>
      ) : (
        blank
      )}
    </div>
  );
}
