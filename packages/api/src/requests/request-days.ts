import type { LocalDate } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';

/** The first and the last day of a request. */
export interface RequestDays {
  first: LocalDate;
  /** Not before the first day. */
  last: LocalDate;
}

/** The maximum length of one absence, in years. Two dates further apart are not a range. */
const longestYears = 2;

/** Matches `2026-11-20`, `20.11.2026`, `20. 11. 2026` and `20/11/2026`, but not within a longer number. */
const date =
  /(?<![\d.\-/])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})(\. ?|\/)(\d{1,2})(?:\. ?|\/)(\d{4}))(?![\d\-/])/g;
/** A date with slashes may begin with the month, so its first number has to be greater than this. */
const lastMonth = 12;

/**
 * Reads the days out of the text of a request, which is an account and a range as the backend writes them. The text
 * has one or two dates as `d.M.yyyy`, `yyyy-MM-dd`, or `d/M/yyyy` with a day above 12. Times are ignored. Returns null for any
 * other text.
 *
 * @param text for example `Vacation 23.12.2026 – 31.12.2026`
 * @requirement requests-16
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
