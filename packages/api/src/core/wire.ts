import * as v from 'valibot';
import type { LocalDate, LocalDateTime, LocalMonth } from './local-date.ts';
import { dateOf, isLocalDateTime, localDateTime, monthOf } from './local-date.ts';

/** An answer that carries nothing. */
export const nothing = v.undefined();

/** A date-time of the backend: wall-clock, on the calendar, with or without fractions and an ignored `Z`. */
export const wireDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, 'not a date-time'),
  v.check((text) => isLocalDateTime(toTheSecond(text)), 'a date-time that no calendar has'),
);

/** The body `{ Value }` of many calls. */
export function wireValue<T extends v.GenericSchema>(value: T) {
  return v.object({ Value: value });
}

/** The version marker that goes with a signature of a plan or a worksheet. Specification 001 section 5. */
export const signatureVersion = '2.43';

/** The query of a paged list. */
export const pageQuery = v.object({ $skip: v.string(), $top: v.string() });

/** The query of a paged list whose answer says how many there are. */
export const countedPageQuery = v.object({ ...pageQuery.entries, $inlinecount: v.string() });

/** The first 1001, one more than may be shown. Specification 001 section 9. */
export const firstPage = { $skip: '0', $top: '1001' } as const;

/** The first 1001, with the number of all. */
export const countedFirstPage = { ...firstPage, $inlinecount: 'allpages' } as const;

/** A paged answer. */
export function paged<T extends v.GenericSchema>(row: T) {
  return v.object({ Results: v.array(row), InlineCount: v.optional(v.number()) });
}

/**
 * Reads a date-time of the backend as the time on the wall, whatever zone its `Z` pretends.
 *
 * @throws RangeError for a moment that no calendar has
 */
export function fromWireDateTime(text: string): LocalDateTime {
  return localDateTime(toTheSecond(text));
}

/**
 * Reads the day of a date-time of the backend.
 *
 * @throws RangeError for a moment that no calendar has
 */
export function fromWireDate(text: string): LocalDate {
  return dateOf(fromWireDateTime(text));
}

/**
 * Reads the month of a date-time of the backend.
 *
 * @throws RangeError for a moment that no calendar has
 */
export function fromWireMonth(text: string): LocalMonth {
  return monthOf(fromWireDateTime(text));
}

/** Writes a time on the wall, with the `Z` that the backend expects and ignores. */
export function toWireDateTime(moment: LocalDateTime): string {
  return `${moment}Z`;
}

/** Writes a day as its midnight. */
export function toWireDate(day: LocalDate): string {
  return `${day}T00:00:00Z`;
}

/** Writes a month as the midnight of its first day. */
export function toWireMonth(month: LocalMonth): string {
  return `${month}-01T00:00:00Z`;
}

/** Reads a list in a text: comma-separated, spaces trimmed, empty entries dropped. */
export function fromCommaList(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
}

/** Reads the one boolean that travels as a text, `True` or `False`. */
export function isTrueText(text: string): boolean {
  return text === 'True';
}

/** Without a zone and without fractions. */
function toTheSecond(text: string): string {
  const [moment = ''] = text.replace(/Z$/, '').split('.');
  return moment.length === 16 ? `${moment}:00` : moment;
}
