import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';

/** A row of the timeline: a person, or a day. */
export interface TimelineRow {
  /** Tells it from the others; its intervals are found by it. */
  id: string;
  /** The day that the row shows, where rows are days. */
  day?: LocalDate;
}

/**
 * The intervals of a page by the ids of their rows: a `Map`, or anything that finds them. A row is asked for only when
 * it becomes visible, so that nothing need be mapped before. The same row has to return the same array.
 */
export interface TimelineIntervals<Interval extends PlanInterval = PlanInterval> {
  /** The intervals of a row in any order; undefined for none. */
  get(rowId: string): readonly Interval[] | undefined;
}

/** What was pressed, opened or asked about, and where. */
export interface TimelineTarget<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The row. */
  row: Row;
  /** The day; null for the head of a row of many days. */
  day: LocalDate | null;
  /** The interval; null for a free place and for the head of a row. */
  interval: Interval | null;
  /** The element to open something beside. It has the focus and stays in the page while it scrolls out of sight. */
  anchor: HTMLElement;
  /** Where the pointer was, or the lower left corner of the anchor, in pixels from the corner of the window. */
  point: { left: number; top: number };
}

/** The part of the rows that is visible, by their places in `rows`. */
export interface VisibleRows {
  /** The first visible row. */
  first: number;
  /** The last visible row. */
  last: number;
}

/** What a parent can ask of a timeline. */
export interface TimelineHandle {
  /** Scrolls a row to the top. */
  scrollToRow(id: string): void;
  /** Puts the focus where it was last, or on the first visible row. */
  focus(): void;
}
