import * as v from 'valibot';
import type { LocalDate, LocalDateTime, LocalMonth } from './local-date.ts';
import { dateOf, isLocalDateTime, localDateTime, monthOf } from './local-date.ts';

/** The schema of an empty response. */
export const nothing = v.undefined();

/** A date-time of the backend: a wall-clock time that exists, with optional fractions and an ignored `Z`. */
export const wireDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, 'not a date-time'),
  v.check((text) => isLocalDateTime(toTheSecond(text)), 'a date-time that no calendar has'),
);

/** Returns the schema of a body `{ Value }`, which many calls have. */
export function wireValue<T extends v.GenericSchema>(value: T) {
  return v.object({ Value: value });
}

/** The version that is sent with the signature of a plan or a worksheet. */
export const signatureVersion = '2.43';

/** The query of a paged list. */
export const pageQuery = v.object({ $skip: v.string(), $top: v.string() });

/** The query of a paged list whose response has the total number. */
export const countedPageQuery = v.object({ ...pageQuery.entries, $inlinecount: v.string() });

/** The query for the first 1001 rows, one more than can be shown. */
export const firstPage = { $skip: '0', $top: '1001' } as const;

/** The query for the first 1001 rows with the total number. */
export const countedFirstPage = { ...firstPage, $inlinecount: 'allpages' } as const;

/** Returns the schema of a paged response. Its list may be null, but not missing: another object must not read as no rows. */
export function paged<T extends v.GenericSchema>(row: T) {
  return v.object({ Results: v.nullable(v.array(row), []), InlineCount: v.nullish(v.number()) });
}

/**
 * Parses a date-time of the backend as a wall-clock time. Its `Z` is ignored.
 *
 * @throws RangeError for a moment that does not exist
 */
export function fromWireDateTime(text: string): LocalDateTime {
  return localDateTime(toTheSecond(text));
}

/**
 * Parses the day of a date-time of the backend.
 *
 * @throws RangeError for a moment that does not exist
 */
export function fromWireDate(text: string): LocalDate {
  return dateOf(fromWireDateTime(text));
}

/**
 * Parses the month of a date-time of the backend.
 *
 * @throws RangeError for a moment that does not exist
 */
export function fromWireMonth(text: string): LocalMonth {
  return monthOf(fromWireDateTime(text));
}

/** Formats a wall-clock time, with the `Z` that the backend expects and ignores. */
export function toWireDateTime(moment: LocalDateTime): string {
  return `${moment}Z`;
}

/** Formats a day as its midnight. */
export function toWireDate(day: LocalDate): string {
  return `${day}T00:00:00Z`;
}

/** Formats a month as the midnight of its first day. */
export function toWireMonth(month: LocalMonth): string {
  return `${month}-01T00:00:00Z`;
}

/** Parses a comma-separated list. Spaces are trimmed and empty entries dropped. */
export function fromCommaList(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
}

/** Parses the one boolean that is sent as text, `True` or `False`. */
export function isTrueText(text: string): boolean {
  return text === 'True';
}

/** Removes the time zone and the fractions. */
function toTheSecond(text: string): string {
  const [moment = ''] = text.replace(/Z$/, '').split('.');
  return moment.length === 16 ? `${moment}:00` : moment;
}
