import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { describeInterval, shortTime } from '../words/describeInterval.ts';
import { fillPlaceholders } from '../words/textPlaceholders.ts';
import { layoutRow } from '../geometry/layoutRow.ts';
import type { PlacedInterval, RowForm } from '../geometry/layoutRow.ts';
import { spanOf } from '../geometry/spanOf.ts';
import { dayOf, freeDays } from '../geometry/navigationStops.ts';
import { dayMinutes } from '../geometry/wallMinutes.ts';
import { rosterEntry } from '../items/rosterEntry.tsx';
import { timelineBar } from '../items/timelineBar.tsx';
import type { TimelineMarks } from '../marks/timelineMarks.ts';
import type { TimelineTexts } from '../words/timelineTexts.ts';

/** What the cells of a row are drawn with. */
export interface TimelineCellsParts {
  /** The intervals of the row. */
  intervals: readonly PlanInterval[];
  /** The wall minute where the row's window begins. */
  begin: number;
  /** Days of the window. */
  days: number;
  /** First minute of the window to draw. */
  from: number;
  /** Minute of the window before which to stop drawing. */
  to: number;
  /** Height of the row in pixels. */
  rowHeight: number;
  /** Pixels of an hour. */
  hourWidth: number;
  /** The words. */
  texts: TimelineTexts;
  /** Intervals can be opened: they are buttons. */
  canOpen: boolean;
  /** They pass too fast to be read: their words are left out until they do not. */
  isWithoutWords: boolean;
  /** What the row shows. */
  form: RowForm;
  /** Intervals that stand out; undefined for none. */
  marks: TimelineMarks | undefined;
}

/** The cells of a row that are visible: one a day, with the bars that begin in it. */
export function timelineCells(parts: TimelineCellsParts) {
  const { intervals, begin, days, from, to, rowHeight, hourWidth, texts, canOpen, isWithoutWords, form } =
    parts;
  const { marks } = parts;
  const placed = layoutRow(intervals, { begin, end: begin + days * dayMinutes }, form);
  const draw = form === 'roster' ? rosterEntry : timelineBar;
  const isVisible = (span: { begin: number; end: number }) => span.end > from && span.begin < to;
  const bar = (item: PlacedInterval) => {
    // Told whole, also where the window cuts it off.
    const span = spanOf(item.interval);
    const mark = marks?.of(item.interval);
    const words = isWithoutWords ? undefined : describeInterval(item.interval, span, texts, texts.dayNames);
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
