import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import type { Span } from '../geometry/clip.ts';
import { layoutRow } from '../geometry/layoutRow.ts';
import type { PlacedInterval, RowForm } from '../geometry/layoutRow.ts';
import { dayOf, freeDays } from '../geometry/navigationStops.ts';
import { spanOf } from '../geometry/spanOf.ts';
import { dayMinutes } from '../geometry/wallMinutes.ts';
import { inkStyle } from '../items/inkStyle.ts';
import { rosterEntry } from '../items/rosterEntry.tsx';
import { timelineBar } from '../items/timelineBar.tsx';
import type { TimelineMarks, TimelineRow } from '../timeline.types.ts';
import type { RowState } from '../timelineModel.ts';
import { describeInterval, shortTime } from '../words/describeInterval.ts';
import { fillPlaceholders } from '../words/textPlaceholders.ts';
import type { TimelineTexts } from '../words/timelineTexts.ts';

/** The values for rendering the cells of a row. */
interface TimelineCellsParts {
  /** The intervals of the row. */
  intervals: readonly PlanInterval[];
  /** The wall minute at which the window of the row begins. */
  begin: number;
  /** The number of days of the window. */
  days: number;
  /** The first minute of the window to render. */
  from: number;
  /** The minute of the window before which rendering ends. */
  to: number;
  /** The height of the row in pixels. */
  rowHeight: number;
  /** The width of an hour in pixels. */
  hourWidth: number;
  /** The texts of the timeline itself. */
  texts: TimelineTexts;
  /** Whether intervals can be opened; they are buttons then. */
  canOpen: boolean;
  /** Whether the row scrolls too fast to be read; its intervals are rendered without text then. */
  isWithoutWords: boolean;
  /** The form of the row. */
  form: RowForm;
  /** The highlighted intervals; undefined for none. */
  marks: TimelineMarks | undefined;
  /** Whether the hours of a bar matter more than its name. */
  areHoursFirst: boolean;
}

export interface TimelineLineProps<Row extends TimelineRow> extends Omit<
  TimelineCellsParts,
  'areHoursFirst'
> {
  /** The row. */
  row: Row;
  /** The index of the row. */
  place: number;
  /** The number of header rows: the scale and the counts. */
  headerRows: number;
  /** The top of the row, in pixels. */
  top: number;
  /** Whether the row is higher than the default height. */
  isGrown: boolean;
  /** Renders the head of the row. */
  renderRowHead: (row: Row) => ReactNode;
  /** The loading state of the intervals. */
  state: RowState;
  /** The reason why the day of the row is a day off; undefined for a working day. */
  off: 'weekend' | 'holiday' | undefined;
}

/** The position of a row and the colour of its marked interval. */
type RowStyle = CSSProperties & { '--mark-color'?: string | undefined };

/** A row: its sticky head and its intervals. */
export function TimelineLine<Row extends TimelineRow>(props: TimelineLineProps<Row>) {
  const { row, place, headerRows, top, isGrown, renderRowHead, state, off } = props;
  const { intervals, begin, days, from, to, rowHeight, hourWidth, texts, canOpen, form, marks } = props;
  // Rendered texts stay, because removing them would take time as well.
  const [hasWords, setHasWords] = useState(!props.isWithoutWords);
  if (!hasWords && !props.isWithoutWords) setHasWords(true);
  const isWithoutWords = props.isWithoutWords && !hasWords;
  const sameShift = marks && intervals.find((one) => marks.of(one) === 'sameShift');
  const style: RowStyle = isGrown ? { top, height: rowHeight } : { top };
  if (sameShift) style['--mark-color'] = inkStyle(sameShift.color)?.['--ink'];
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={place + 1 + headerRows}
      aria-busy={state === 'pending' || undefined}
      data-off={off}
      data-marked={sameShift ? '' : undefined}
      style={style}
    >
      <div role="rowheader" className="head" aria-colindex={1} tabIndex={-1} data-row={place}>
        {renderRowHead(row)}
      </div>
      <div role="none" className="track" data-row={place} data-state={state}>
        {state === 'failed' && (
          <div
            role="gridcell"
            tabIndex={-1}
            className="free fault"
            aria-colindex={2}
            aria-colspan={days}
            aria-label={texts.failed}
            title={texts.failed}
            data-day={0}
          >
            <span />
          </div>
        )}
        {!state &&
          // Passed one by one, so that the compiler can memoize the cells while other rows change.
          timelineCells({
            intervals,
            begin,
            days,
            from,
            to,
            rowHeight,
            hourWidth,
            texts,
            canOpen,
            isWithoutWords,
            form,
            marks,
            areHoursFirst: row.day !== undefined,
          })}
      </div>
    </div>
  );
}

/** Renders the visible cells of a row: one for each day, with the bars that begin on it. Not a component, for speed. */
function timelineCells(parts: TimelineCellsParts) {
  const { intervals, begin, days, from, to, rowHeight, hourWidth, texts, canOpen, form, marks } = parts;
  const placed = layoutRow(intervals, { begin, end: begin + days * dayMinutes }, form);
  const draw = form === 'roster' ? rosterEntry : timelineBar;
  const isVisible = (span: Span) => span.end > from && span.begin < to;
  const bar = (item: PlacedInterval) => {
    // The text describes the whole interval, also if the window cuts it off.
    const span = spanOf(item.interval);
    const mark = marks?.of(item.interval);
    const words = parts.isWithoutWords
      ? undefined
      : describeInterval(item.interval, span, texts, texts.dayNames);
    return draw({
      placed: item,
      begin,
      minutes: days * dayMinutes,
      rowHeight,
      hourWidth,
      label: words && mark ? `${words}, ${marks?.words[mark]}` : words,
      mark,
      span,
      canOpen,
      areHoursFirst: parts.areHoursFirst,
      time: shortTime(span, item.interval.isAllDay),
    });
  };
  return freeDays(placed, days).map((isFree, day) => {
    const bars = placed.filter((item) => dayOf(item) === day && isVisible(item));
    if (bars.length > 0)
      return (
        <div key={day} role="gridcell" className="cell" aria-colindex={day + 2}>
          {bars.map(bar)}
        </div>
      );
    const minute = day * dayMinutes;
    if (!isFree || !isVisible({ begin: minute, end: minute + dayMinutes })) return null;
    return (
      <div
        key={day}
        role="gridcell"
        tabIndex={-1}
        className="free"
        aria-colindex={day + 2}
        aria-label={fillPlaceholders(texts.free, { day: texts.dayNames(begin + minute, 'long') })}
        data-day={day}
        style={{ left: `${(day / days) * 100}%`, width: `${100 / days}%` }}
      />
    );
  });
}
