/** A person with a row in the timeline. */
export interface BenchPerson {
  /** Identifies the person. */
  id: string;
  /** The full name, shown in the row heading. */
  name: string;
  /** The personal number. */
  number: string;
}

/** The kind of an interval. A planned absence counts as a break. */
export type BenchKind = 'shift' | 'break' | 'request';

/** An interval in the row of a person. */
export interface BenchInterval {
  /** Identifies the interval. */
  id: string;
  /** Index of its person in `persons`. */
  person: number;
  /** The start of the interval: milliseconds since 1970 in UTC, interpreted as local time. */
  start: number;
  /** The end of the interval, exclusive, in the same unit. */
  end: number;
  /** The kind of the interval. */
  kind: BenchKind;
  /** The label of the interval. */
  label: string;
}

/** The data of a subject. */
export interface BenchData {
  /** Midnight at the start of the first week: milliseconds since 1970 in UTC, interpreted as local time. */
  base: number;
  /** The rows, from top to bottom. */
  persons: BenchPerson[];
  /** The intervals of each week of seven days, sorted by person and start. */
  weeks: BenchInterval[][];
}

/** An hour in milliseconds. */
export const hour = 3_600_000;

/** A week in milliseconds. */
export const week = 7 * 24 * hour;

/** The data of a page before `mount`. */
export const noData: BenchData = { base: Date.UTC(2026, 0, 5), persons: [], weeks: [] };
