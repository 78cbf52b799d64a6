/** Somebody with a row in the timeline. */
export interface BenchPerson {
  /** Identifies the person. */
  id: string;
  /** The full name, as the row's head shows it. */
  name: string;
  /** The personal number. */
  number: string;
}

/** What an interval is about. A planned absence counts as a break from work. */
export type BenchKind = 'shift' | 'break' | 'request';

/** A bar in somebody's row. */
export interface BenchInterval {
  /** Identifies the interval. */
  id: string;
  /** Index of its person in `persons`. */
  person: number;
  /** Its begin: milliseconds since 1970 in UTC, read as a wall-clock time. */
  start: number;
  /** Its end, exclusive, in the same unit. */
  end: number;
  /** What it is about. */
  kind: BenchKind;
  /** The word on the bar. */
  label: string;
}

/** Everything that a subject is given. */
export interface BenchData {
  /** Midnight at the begin of the first week: milliseconds since 1970 in UTC, read as a wall-clock time. */
  base: number;
  /** The rows, from top to bottom. */
  persons: BenchPerson[];
  /** The intervals of each week of seven days, sorted by person and begin. */
  weeks: BenchInterval[][];
}

/** An hour in milliseconds. */
export const hour = 3_600_000;

/** A week in milliseconds. */
export const week = 7 * 24 * hour;

/** What a page has before its data comes. */
export const noData: BenchData = { base: Date.UTC(2026, 0, 5), persons: [], weeks: [] };
