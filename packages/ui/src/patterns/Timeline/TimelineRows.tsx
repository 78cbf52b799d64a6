import type { Clock } from '@selfservice/api/core/clock';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ReactNode } from 'react';
import type { DayMarks } from './dayMarks.ts';
import type { Measures, SeenRange } from './geometry/seenRange.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { TimelineBackdrop } from './TimelineBackdrop.tsx';
import { TimelineLine } from './TimelineLine.tsx';
import type { TimelineModel } from './timelineModel.ts';
import { TimelineNow } from './TimelineNow.tsx';
import type { TimelineRow } from './timeline.types.ts';
import type { TimelineTexts } from './timelineTexts.ts';

/** Props of `TimelineRows`. */
export interface TimelineRowsProps<Row extends TimelineRow, Interval extends PlanInterval> {
  /** All rows. */
  rows: readonly Row[];
  /** What stands in them. */
  model: TimelineModel<Row, Interval>;
  /** Renders a row's head. */
  renderRowHead: (row: Row) => ReactNode;
  /** Rows are days. */
  areRowsDays: boolean;
  /** The wall minute where the page begins. */
  begin: number;
  /** What to draw. */
  range: SeenRange;
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
}

/** The rows in sight, over the lines, the days off and the line of the moment, which strikes through no words. */
export function TimelineRows<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineRowsProps<Row, Interval>,
) {
  'use no memo'; // Whenever this renders, other rows are in sight.
  const { rows, model, renderRowHead, areRowsDays, begin, range, keptRow } = props;
  const { measures, hourWidth, marks, clock, texts, canOpen } = props;
  const { rowHeight, days } = measures;
  const line = (row: Row, place: number) => (
    <TimelineLine
      key={row.id}
      row={row}
      place={place}
      renderRowHead={renderRowHead}
      state={model.stateOf(row)}
      off={row.day === undefined ? undefined : marks(wallMinutes(row.day)).off}
      intervals={model.intervalsOf(row)}
      begin={model.beginOf(row)}
      days={days}
      from={place === keptRow ? -Infinity : range.from}
      to={place === keptRow ? Infinity : range.to}
      rowHeight={rowHeight}
      hourWidth={hourWidth}
      texts={texts}
      canOpen={canOpen}
    />
  );
  const lines = rows
    .slice(range.firstRow, range.endRow)
    .map((row, place) => line(row, range.firstRow + place));
  const kept = rows[keptRow];
  if (kept && keptRow < range.firstRow) lines.unshift(line(kept, keptRow));
  if (kept && keptRow >= range.endRow) lines.push(line(kept, keptRow));
  return (
    <div role="none" className="body" style={{ height: rows.length * rowHeight }}>
      <div role="none" className="time">
        <TimelineBackdrop begin={begin} days={days} marks={areRowsDays ? null : marks} />
        <TimelineNow
          clock={clock}
          begin={begin}
          days={days}
          dayRows={areRowsDays ? rows : null}
          rowHeight={rowHeight}
        />
      </div>
      {lines}
    </div>
  );
}
