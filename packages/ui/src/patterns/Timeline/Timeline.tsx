import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { useRowHeight } from '../../primitives/List/useRowHeight.ts';
import { createDrawnLines } from './drawnLines.ts';
import type { RowForm } from './geometry/layoutRow.ts';
import { hourPixels } from './geometry/seenRange.ts';
import { dayMinutes, wallMinutes } from './geometry/wallMinutes.ts';
import { measureStyle, tallRow, timelineMeasures } from './timelineMeasures.ts';
import { createTimelineModel } from './timelineModel.ts';
import { TimelineBlank } from './TimelineBlank.tsx';
import { TimelineFrame } from './TimelineFrame.ts';
import { TimelineRows } from './TimelineRows.tsx';
import { TimelineScale } from './TimelineScale.tsx';
import type {
  TimelineHandle,
  TimelineIntervals,
  TimelineRow,
  TimelineSight,
  TimelineTarget,
} from './timeline.types.ts';
import { useBoxSize } from './useBoxSize.ts';
import { useDayMarks } from './useDayMarks.ts';
import { useRowAnchor, useRowPlaces } from './useRowPlaces.ts';
import { useScrollPlace } from './useScrollPlace.ts';
import { useTimelineGrid } from './useTimelineGrid.ts';
import { useTimelineTexts } from './useTimelineTexts.ts';

/** Props of `Timeline`; everything else goes to the root, which scrolls and is as high as its parent. */
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
  /** Each row is a day, with a `day`, and shows 24 hours of it. Default false: each row shows the page's days. */
  areRowsDays?: boolean;
  /**
   * What the rows show: `bars` over the hours, or in a `roster` each interval's short name and times under the days that it
   * belongs to, which can be read where a day is narrow. Default `bars`.
   */
  form?: RowForm;
  /** The public holidays of the page. */
  holidays?: readonly PublicHoliday[];
  /** The rows are on their way: a skeleton stands in until there are any. Default false. */
  isLoading?: boolean;
  /** Rows whose intervals are on their way: each has a quiet stand-in of the same height. */
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
  /** Width of the rows' heads in pixels. Default 208, on a phone 112. */
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
  /** Other rows came into sight: their intervals are worth fetching first. */
  onSightChange?: (sight: TimelineSight) => void;
}

const noHolidays: readonly PublicHoliday[] = [];

/**
 * Rows of intervals over time, of which only the part in sight is drawn: persons over days, or days over hours.
 * Arrow keys move by interval and by row, Enter opens. Specification 001 sections 2, 3 and 9.
 */
export function Timeline<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineProps<Row, Interval>,
) {
  'use no memo'; // It seldom renders; what need not change is remembered further down.
  const {
    label,
    headLabel,
    rows,
    intervals,
    renderRowHead,
    clock,
    firstDay,
    days: pageDays = 1,
    ...more
  } = props;
  const {
    areRowsDays = false,
    form = 'bars',
    holidays = noHolidays,
    isLoading = false,
    pendingRowIds,
    failedRowIds,
    empty,
    ...others
  } = more;
  const { rowHeight, headWidth, hourWidth, topRowId, startAt, handle, onOpen, onOpenRow, onMenu, ...less } =
    others;
  const { onPrevious, onNext, onSightChange, style, ref, ...rest } = less;
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => boxRef.current as HTMLDivElement, []);
  const texts = useTimelineTexts();
  const tokenRowHeight = useRowHeight();
  const days = areRowsDays ? 1 : pageDays;
  const begin = wallMinutes(firstDay);
  const size = useBoxSize(boxRef);
  const sizes = timelineMeasures(
    { rowHeight, headWidth, hourWidth },
    { width: size.width, tokenRowHeight, days, areRowsDays, form },
  );
  const areEqual = rowHeight !== undefined;
  const places = useRowPlaces({ rows, intervals, begin, days, rowHeight: sizes.rowHeight, areEqual, form });
  const measures = { ...sizes, rows: places };
  const hour = hourPixels(measures, size.width);
  const marks = useDayMarks(holidays);
  const model = createTimelineModel({ rows, intervals, pendingRowIds, failedRowIds, begin, days, form });
  useRowAnchor(boxRef, rows, places);
  useScrollPlace(boxRef, {
    topRow: topRowId === undefined ? -1 : rows.findIndex((row) => row.id === topRowId),
    rows: places,
    headWidth: measures.headWidth,
    days,
    begin,
    start: startAt === undefined ? null : (wallMinutes(startAt) - begin) / (days * dayMinutes),
    areRowsDays,
  });
  const grid = useTimelineGrid({
    boxRef,
    rows,
    model,
    measures,
    pageRows: Math.floor((size.height - measures.scaleHeight) / measures.rowHeight),
    begin,
    hour,
    handle,
    onOpen,
    onOpenRow,
    onMenu,
    onPrevious,
    onNext,
  });
  const columns = days + 1;
  return (
    <TimelineFrame
      {...rest}
      {...grid.handlers}
      ref={boxRef}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-rowcount={isLoading && rows.length === 0 ? -1 : rows.length + 1}
      aria-colcount={columns}
      aria-busy={isLoading || undefined}
      data-opens-rows={onOpenRow ? '' : undefined}
      data-form={form}
      data-tall={measures.rowHeight >= tallRow ? '' : undefined}
      style={{ ...measureStyle(measures, size.width), ...style }}
    >
      <div role="none" className="canvas">
        <TimelineScale
          {...{ headLabel, begin, days, areRowsDays, form, hourWidth: hour }}
          {...{ marks, clock, texts }}
        />
        <TimelineRows
          {...{ rows, model, renderRowHead, areRowsDays, form, begin, size, measures }}
          {...{ hourWidth: hour, marks, clock, texts, keptRow: grid.keptRow, onSightChange }}
          canOpen={onOpen !== undefined}
          drawn={createDrawnLines()}
          blank={
            <TimelineBlank
              {...{ isLoading, words: texts.loading, empty, columns, rowHeight: measures.rowHeight }}
              count={Math.floor((size.height - measures.scaleHeight) / measures.rowHeight)}
            />
          }
        />
      </div>
    </TimelineFrame>
  );
}
