import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { ReactNode } from 'react';
import type { RowForm } from './geometry/layoutRow.ts';

/** A row of the timeline: a person, or a day. */
export interface TimelineRow {
  /** Identifies the row and its intervals. */
  id: string;
  /** The day that the row shows, where rows are days. */
  day?: LocalDate;
}

/**
 * The intervals of a page by the ids of their rows: a `Map`, or any object with `get`. A row is read only when it becomes
 * visible, so nothing needs to be mapped in advance. The same row has to return the same array.
 */
export interface TimelineIntervals<Interval extends PlanInterval = PlanInterval> {
  /** The intervals of a row in any order; undefined for none. */
  get(rowId: string): readonly Interval[] | undefined;
}

/** What a timeline shows. */
export interface TimelineData<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The rows, in order. */
  rows: readonly Row[];
  /** The intervals of each row. */
  intervals: TimelineIntervals<Interval>;
  /** The public holidays of the page. Default none. */
  holidays?: readonly PublicHoliday[] | undefined;
  /** Whether the rows are loading: a skeleton is shown until there are any. Default false. */
  isLoading?: boolean;
  /** Rows whose intervals are loading: each shows a placeholder of the same height. Default none. */
  pendingRowIds?: ReadonlySet<string>;
  /** Rows whose intervals could not be loaded: each says so. The parent offers the retry. Default none. */
  failedRowIds?: ReadonlySet<string>;
}

/** The texts of a timeline. */
export interface TimelineWords<Row extends TimelineRow> {
  /** Accessible name of the grid, or of the list. */
  label: string;
  /** Renders the head of a row: `TimelineHeadWords`, or something as small. */
  renderRowHead: (row: Row) => ReactNode;
  /** Shown where there are no rows. */
  empty?: ReactNode;
}

/** The days of a page. */
export interface TimelineDays {
  /** The first day of the page. A different first day is a different page. */
  firstDay: LocalDate;
  /** Number of days side by side: 1, 3, 7 or any other number. Default 1. */
  days?: number;
}

/** The scale above the rows. */
export interface TimelineScaleOptions extends TimelineDays {
  /** The heading of the row heads, for example `Person`. */
  headLabel: string;
  /** The source of the current time; the line of the current moment moves every 10 s. */
  clock: Clock;
  /** Whether the scale shows hours, where there are some to show. Default true. */
  hasHours?: boolean;
  /** Whether each row is a day of its own, with a `day`, and shows its 24 hours. Default false: rows show the days of the page. */
  areRowsDays?: boolean;
  /**
   * How rows show their intervals: as `bars` over the hours, or in a `roster` as short name and times below the day that
   * they belong to, which stays readable where a day is narrow. Default `bars`.
   */
  form?: RowForm;
}

/** Sizes in pixels that differ from the timeline's own. */
export interface TimelineSizes {
  /** Height of every row. Default `--row-height`; rows with more overlapping intervals than fit then grow. */
  rowHeight?: number;
  /** Width of the row heads. Default 208, down to 160 where the days fit only then; on a phone 112. */
  headWidth?: number;
  /** Least width of an hour; hours grow where there is room. Default so that most devices show the whole page. */
  hourWidth?: number;
}

/** The place that a timeline scrolls to when it appears and when the place changes. */
export interface TimelinePosition {
  /** The row to scroll to the top. */
  rowId?: string | undefined;
  /** The moment to scroll to the left edge, where the time is wider than the box. */
  time?: LocalDateTime | undefined;
}

/** A number of people from one minute of the page to another. */
export interface CoverageStep {
  begin: number;
  end: number;
  count: number;
}

/** A day of a line of counts. */
export interface CoverageCell {
  /** The day of the page, from 0. */
  day: number;
  /** The counts of the day in words. */
  label: string;
  /** The counts of the day, in order. */
  steps: readonly CoverageStep[];
}

/** A line of counts below the scale. */
export interface CoverageLine {
  /** What is counted. */
  kind: 'onShift' | 'away' | 'asked';
  /** The head of the line. */
  label: string;
  cells: readonly CoverageCell[];
}

/**
 * How an interval stands out: a `ghost` is requested and not planned, and drawn as an outline; a `mate` belongs to the
 * selected interval, and its row is marked as well.
 */
export type TimelineMark = 'ghost' | 'mate';

/** Intervals that stand out. */
export interface TimelineMarks {
  /** Returns how an interval stands out; undefined for the others. */
  of: (interval: PlanInterval) => TimelineMark | undefined;
  /** The meaning of each mark, appended to the words of an interval. */
  words: Readonly<Record<TimelineMark, string>>;
}

/** What was pressed or opened, and where. */
export interface TimelineTarget<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The row. */
  row: Row;
  /** The day; null for the head of a row of many days. */
  day: LocalDate | null;
  /** The interval; null for a free place and for the head of a row. */
  interval: Interval | null;
  /** The element to open something beside. It has the focus and stays in the page when it scrolls out of view. */
  anchor: HTMLElement;
  /** The position of the pointer, or the lower left corner of the anchor, in pixels from the corner of the window. */
  point: { left: number; top: number };
}

/** The part of the rows that is visible, as indexes in `rows`. */
export interface VisibleRows {
  /** The first visible row. */
  first: number;
  /** The last visible row. */
  last: number;
}

/** The actions of a timeline and of its list. An action without a function is not available. */
export interface TimelineListActions<Row extends TimelineRow, Interval extends PlanInterval> {
  /** Called when the user opens an interval, by a press or Enter: its details belong beside `anchor`. */
  onOpen?: ((target: TimelineTarget<Row, Interval>) => void) | undefined;
  /** Called when other rows become visible: their intervals are worth fetching first. */
  onVisibleRowsChange?: ((visible: VisibleRows) => void) | undefined;
}

/** The actions of a timeline. An action without a function is not available. */
export interface TimelineActions<
  Row extends TimelineRow,
  Interval extends PlanInterval,
> extends TimelineListActions<Row, Interval> {
  /** Called when the user opens the head of a row. */
  onOpenRow?: ((target: TimelineTarget<Row, Interval>) => void) | undefined;
  /** Called when the user wants a menu, by the right button, a long press, the menu key or Shift and F10. */
  onMenu?: ((target: TimelineTarget<Row, Interval>) => void) | undefined;
  /** Called when the user turns to the previous page: by a swipe, a wheel, an arrow before the first place of a row or Shift and Page Up. */
  onPrevious?: (() => void) | undefined;
  /** Called when the user turns to the next page, likewise. */
  onNext?: (() => void) | undefined;
}
