import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { TimelineCoverage } from './coverage/TimelineCoverage.tsx';
import type { CoverageLine } from './coverage/coverageLine.ts';
import { hourStep } from './geometry/hourStep.ts';
import type { RowForm } from './geometry/layoutRow.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import type { TimelineMarks } from './marks/timelineMarks.ts';
import { TimelineBlank } from './rows/TimelineBlank.tsx';
import { TimelineRows } from './rows/TimelineRows.tsx';
import { useRowAnchor } from './rows/useRowPlaces.ts';
import { TimelineScale } from './scale/TimelineScale.tsx';
import { createDaysOff } from './scale/daysOff.ts';
import { useScrollPlace } from './scroll/useScrollPlace.ts';
import { TimelineRoot } from './Timeline.styles.ts';
import { measureStyle, tallRow } from './timelineMeasures.ts';
import { createTimelineModel } from './timelineModel.ts';
import type {
  TimelineHandle,
  TimelineIntervals,
  TimelineRow,
  TimelineTarget,
  VisibleRows,
} from './timeline.types.ts';
import { useTimelineGrid } from './useTimelineGrid.ts';
import { useTimelineLayout } from './useTimelineLayout.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** Everything else goes to the root, which scrolls and is as high as its parent. */
export interface TimelineProps<Row extends TimelineRow, Interval extends PlanInterval> extends Omit<
  ComponentProps<'div'>,
  'children' | 'ref'
> {
  /** Name of the grid for assistive technology. */
  label: string;
  /** Heading of the rows' heads, for example `Person`. */
  headLabel: string;
  /** The rows, in order. */
  rows: readonly Row[];
  /** The intervals of each row: a `Map` by their rows' ids, or anything that finds them. */
  intervals: TimelineIntervals<Interval>;
  /** What stands in the head of a row: `TimelineHeadWords`, or as little else as that. */
  renderRowHead: (row: Row) => ReactNode;
  /** Says what time it is; the line of the moment moves every 10 s. */
  clock: Clock;
  /** The first day of the page. Another first day is another page. */
  firstDay: LocalDate;
  /** Days side by side: 1, 3, 7 or any other number. Default 1. */
  days?: number;
  /** Whether the scale shows hours, where there are some to show. Default true. */
  hasHours?: boolean;
  /** Each row is a day, with a `day`, and shows 24 hours of it. Default false: each row shows the page's days. */
  areRowsDays?: boolean;
  /**
   * What the rows show: `bars` over the hours, or in a `roster` each interval's short name and times under the days that it
   * belongs to, which can be read where a day is narrow. Default `bars`.
   */
  form?: RowForm;
  /** Counts of people under the scale, line by line. Default none. */
  coverage?: readonly CoverageLine[];
  /** Intervals that stand out. Default none. */
  marks?: TimelineMarks | undefined;
  /** The public holidays of the page. */
  holidays?: readonly PublicHoliday[];
  /** The rows are on their way: a skeleton stands in until there are any. Default false. */
  isLoading?: boolean;
  /** Rows whose intervals are on their way: each has a quiet placeholder of the same height. */
  pendingRowIds?: ReadonlySet<string>;
  /** Rows whose intervals could not be loaded: each says so. How to try again is for the parent to offer. */
  failedRowIds?: ReadonlySet<string>;
  /** What to show where there are no rows. */
  empty?: ReactNode;
  /**
   * Height of every row in pixels. Default `--row-height`, and rows grow in which more lies over each other than that has
   * room for.
   */
  rowHeight?: number;
  /** Width of the rows' heads in pixels. Default 208, down to 160 where the days fit only so; on a phone 112. */
  headWidth?: number;
  /** Least width of an hour in pixels; hours grow where there is room. Default so that most devices show it all. */
  hourWidth?: number;
  /** The row to scroll to the top when the timeline appears and when another one is given. */
  topRowId?: string;
  /** The moment to scroll to the left edge, likewise, where the time is wider than the room for it. */
  startAt?: LocalDateTime;
  /** The root. */
  ref?: Ref<HTMLDivElement>;
  /** For scrolling and focusing. */
  handle?: Ref<TimelineHandle>;
  /** An interval was opened, by a press or Enter: show its details beside `anchor`. */
  onOpen?: (target: TimelineTarget<Row, Interval>) => void;
  /** The head of a row was opened, likewise. */
  onOpenRow?: (target: TimelineTarget<Row, Interval>) => void;
  /** A menu was asked for, by the right button, a long press, the menu key or Shift and F10. */
  onMenu?: (target: TimelineTarget<Row, Interval>) => void;
  /** Goes to the page before: by a swipe, a wheel, an arrow past the first place of a row or Shift and Page Up. */
  onPrevious?: () => void;
  /** Goes to the page after, likewise. */
  onNext?: () => void;
  /** Other rows became visible: their intervals are worth fetching first. */
  onVisibleRowsChange?: (visible: VisibleRows) => void;
}

const noHolidays: readonly PublicHoliday[] = [];
const noLines: readonly CoverageLine[] = [];

/**
 * Rows of intervals over time, of which only the visible part is drawn: persons over days, or days over hours.
 * Arrow keys move by interval and by row, Enter opens. Specification 001 sections 2, 3 and 9.
 */
export function Timeline<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineProps<Row, Interval>,
) {
  // It renders when its data, its size or the row with the focus change, and then most of it is new: 0.8 kB for nothing.
  'use no memo';
  const { label, headLabel, rows, intervals, renderRowHead, clock, firstDay, ...options } = props;
  const { days: pageDays = 1, hasHours = true, areRowsDays = false, form = 'bars', ...data } = options;
  const { coverage = noLines, marks, holidays = noHolidays, isLoading = false, ...more } = data;
  const { pendingRowIds, failedRowIds, empty, rowHeight, headWidth, hourWidth, ...others } = more;
  const { topRowId, startAt, ref, handle, onOpen, onOpenRow, onMenu, ...listeners } = others;
  const { onPrevious, onNext, onVisibleRowsChange, style, ...rest } = listeners;
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => boxRef.current as HTMLDivElement, []);
  const texts = useTimelineTexts();
  const days = areRowsDays ? 1 : pageDays;
  const begin = wallMinutes(firstDay);
  const step = hasHours ? hourStep(days) : 24;
  const page = {
    begin,
    days,
    hourStep: step,
    areRowsDays,
    form,
    daysOff: createDaysOff(holidays),
    clock,
    texts,
  };
  const wanted = { rowHeight, headWidth, hourWidth };
  const lineCount = coverage.length;
  const headerRows = 1 + lineCount;
  const layout = useTimelineLayout(boxRef, { rows, intervals, page, wanted, lineCount });
  const { measures, size } = layout;
  const model = createTimelineModel({ rows, intervals, pendingRowIds, failedRowIds, begin, days, form });
  useRowAnchor(boxRef, rows, measures.rows);
  useScrollPlace(boxRef, { rows, measures, page, topRowId, startAt });
  const actions = { onOpen, onOpenRow, onMenu, onPrevious, onNext };
  const { keptRow, handlers } = useTimelineGrid({ boxRef, rows, model, layout, begin, handle, actions });
  return (
    <TimelineRoot
      {...rest}
      {...handlers}
      ref={boxRef}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-rowcount={isLoading && rows.length === 0 ? -1 : rows.length + headerRows}
      aria-colcount={days + 1}
      aria-busy={isLoading || undefined}
      data-opens-rows={onOpenRow ? '' : undefined}
      data-form={form}
      data-tall={measures.rowHeight >= tallRow ? '' : undefined}
      style={{ ...measureStyle(measures, size.width), ...style }}
    >
      <div role="none" className="canvas">
        <TimelineScale headLabel={headLabel} page={page} hourWidth={layout.hourWidth} />
        {lineCount > 0 && <TimelineCoverage lines={coverage} page={page} hourWidth={layout.hourWidth} />}
        <TimelineRows
          {...{ rows, model, renderRowHead, page, layout, keptRow, onVisibleRowsChange, marks, headerRows }}
          canOpen={onOpen !== undefined}
          blank={<TimelineBlank {...{ isLoading, empty, page, headerRows, layout }} />}
        />
      </div>
    </TimelineRoot>
  );
}
