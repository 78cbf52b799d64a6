import type { LocalDate } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';

/** The days that a request is for. */
export interface RequestDays {
  first: LocalDate;
  /** Not before the first. */
  last: LocalDate;
}

/** More than this between two dates is not a range of one absence, in years. */
const longestYears = 2;

/** `2026-11-20`, `20.11.2026`, `20. 11. 2026` or `20/11/2026`, and not a part of a longer number. */
const date =
  /(?<![\d.\-/])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})(\. ?|\/)(\d{1,2})(?:\. ?|\/)(\d{4}))(?![\d\-/])/g;
/** With slashes the day may come first or second: only a day that no month has is read. */
const lastMonth = 12;

/**
 * Reads the days out of a request's text, which is an account and a from-to range in the server's words. ASSUMED: days
 * are written as `d.M.yyyy`, `yyyy-MM-dd`, or `d/M/yyyy` with a day above 12, one or two of them, with anything between;
 * times of day are ignored. For any other text the result is null rather than a guess.
 *
 * @param text for example `Vacation 23.12.2026 – 31.12.2026`
 */
export function requestDays(text: string): RequestDays | null {
  const days = [...text.replaceAll('\u00a0', ' ').matchAll(date)].map(toDay);
  const [first, last = first] = days;
  if (!first || !last || days.length > 2 || last < first) return null;
  return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) > longestYears ? null : { first, last };
}

function toDay([
  ,
  year,
  month,
  day,
  dayFirst,
  sign,
  monthSecond,
  yearLast,
]: RegExpMatchArray): LocalDate | null {
  if (sign === '/' && Number(dayFirst) <= lastMonth) return null;
  const parts = [year ?? yearLast, month ?? monthSecond, day ?? dayFirst];
  try {
    return localDate(parts.map((part) => part?.padStart(2, '0')).join('-'));
  } catch {
    return null;
  }
}
