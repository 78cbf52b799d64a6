import type { Clock } from '@selfservice/api/core/clock';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { ReactNode } from 'react';
import type { RowForm } from './geometry/layoutRow.ts';

/** A row of the timeline: a person, or a day. */
export interface TimelineRow {
  /** Identifies the row and its intervals. */
  id: string;
  /** The day of the row, if rows are days. */
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

/** The rows of a timeline and their intervals. */
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
  /** Rows whose intervals could not be loaded: each shows a message. The parent offers the retry. Default none. */
  failedRowIds?: ReadonlySet<string>;
}

/** The texts of a timeline. */
export interface TimelineWords<Row extends TimelineRow> {
  /** The accessible name of the grid or list. */
  label: string;
  /** Renders the head of a row: `TimelineHeadWords` or another small component. */
  renderRowHead: (row: Row) => ReactNode;
  /** Shown if there are no rows. Default nothing. */
  empty?: ReactNode;
}

/** The days of a page. */
export interface TimelineDays {
  /** The first day of the page. A different first day is a different page. */
  firstDay: LocalDate;
  /** The number of days side by side: 1, 3, 7 or any other number. Default 1. */
  days?: number;
}

/** The scale above the rows. */
export interface TimelineScaleOptions extends TimelineDays {
  /** The heading of the row heads, for example `Person`. */
  headLabel: string;
  /** The clock; the line of the current time moves every 10 s. */
  clock: Clock;
  /** Whether the scale shows hours, if there is room for them. Default true. */
  hasHours?: boolean;
  /** Whether each row is a single `day` and shows its 24 hours. Default false: rows show the days of the page. */
  areRowsDays?: boolean;
  /**
   * The form of the rows: `bars` along the hours, or a `roster` with short name and times on the day of the interval, which
   * is readable even if a day is narrow. Default `bars`.
   */
  form?: RowForm;
}

/** Sizes in pixels that override the default sizes. */
export interface TimelineSizes {
  /** The height of every row. Default `--row-height`; rows with more overlapping intervals than fit are then higher. */
  rowHeight?: number;
  /** The width of the row heads. Default 208, reduced to 160 if the days fit then; on a phone 112. */
  headWidth?: number;
  /** The minimum width of an hour; hours are wider if there is room. Default: most devices show the whole page. */
  hourWidth?: number;
}

/** The place that a timeline scrolls to when it appears and when the place changes. */
export interface TimelinePosition {
  /** The row to scroll to the top. */
  rowId?: string | undefined;
  /** The time to scroll to the left edge, if the page is wider than the box. */
  time?: LocalDateTime | undefined;
}

/** A number of people from one minute of the page to another. */
export interface CoverageStep {
  begin: number;
  end: number;
  count: number;
}

/** The counts of a day. */
export interface CoverageCell {
  /** The day of the page, from 0. */
  day: number;
  /** The text with all counts of the day, as its accessible name and tooltip. */
  label: string;
  /** The numbers of people on shift, in order: one for the day, or several for its hours. */
  steps: readonly CoverageStep[];
  /** The other counts of the day, beside a single number. */
  rest: readonly number[];
  /** Whether the day has the fewest people on shift of all workdays. */
  isThinnest: boolean;
}

/** The counts of people below the scale. */
export interface CoverageStrip {
  /** The head: the meaning of the large numbers. */
  head: string;
  /** The second line of the head: the meaning of the other numbers. */
  restHead: string;
  cells: readonly CoverageCell[];
}

/**
 * The highlighting of an interval: a `ghost` is requested but not planned and has a dashed outline; a `sameShift` is the same
 * shift as the selected one, and its row is marked as well.
 */
export type TimelineMark = 'ghost' | 'sameShift';

/** The highlighted intervals. */
export interface TimelineMarks {
  /** Returns the mark of an interval; undefined for none. */
  of: (interval: PlanInterval) => TimelineMark | undefined;
  /** The meaning of each mark, appended to the accessible name of an interval. */
  words: Readonly<Record<TimelineMark, string>>;
}

/** The row, day or interval that the user opened or for which the user opened a menu. */
export interface TimelineTarget<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The row. */
  row: Row;
  /** The day; null for the head of a row of many days. */
  day: LocalDate | null;
  /** The interval; null for a free place and for the head of a row. */
  interval: Interval | null;
  /** The element for positioning a dialog or menu. It has the focus and stays in the page when it scrolls out of view. */
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
  /** Called when other rows become visible, so that their intervals can be fetched first. */
  onVisibleRowsChange?: ((visible: VisibleRows) => void) | undefined;
}

/** The actions of a timeline. An action without a function is not available. */
export interface TimelineActions<
  Row extends TimelineRow,
  Interval extends PlanInterval,
> extends TimelineListActions<Row, Interval> {
  /** Called when the user opens the head of a row. */
  onOpenRow?: ((target: TimelineTarget<Row, Interval>) => void) | undefined;
  /** Called when the user opens a menu by the right button, a long press, the menu key or Shift and F10. */
  onMenu?: ((target: TimelineTarget<Row, Interval>) => void) | undefined;
  /** Called when the user turns to the previous page: by swipe, wheel, left arrow at a row head or Shift and Page Up. */
  onPrevious?: (() => void) | undefined;
  /** Called when the user turns to the next page: by swipe, wheel, right arrow at a row end or Shift and Page Down. */
  onNext?: (() => void) | undefined;
}
