import type { Language } from '@selfservice/api/core/language';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { formatDetailDay, formatListDay, formatTime } from './formatDate.ts';
import { dayParts, writeDay } from './writeDay.ts';

/** A range of days, including the first and the last one. */
export interface DayRange {
  first: LocalDate;
  /** Not before the first. */
  last: LocalDate;
}

/** A part of a day or night, from a begin to an end. */
export interface Span {
  begin: LocalDateTime;
  /** Not before the begin. */
  end: LocalDateTime;
}

/**
 * Formats days for a list: `2–6 Dec`, `30 Nov – 2 Dec`, `2–6 Dec 2027` in another year, `28 Dec 2026 – 3 Jan 2027` across the
 * end of a year. A single day has its weekday, see `formatListDay`.
 *
 * @param today the current day by the injected clock
 */
export function formatListRange(range: DayRange, today: LocalDate, language: Language): string {
  const { first, last } = range;
  if (first === last) return formatListDay(first, today, language);
  return writeRange(range, language, { hasYear: yearOf(last) !== yearOf(today) });
}

/** Formats days for a heading: `2–6 Dec 2026`. A single day has its weekday. */
export function formatHeadingRange(range: DayRange, language: Language): string {
  const { first, last } = range;
  return first === last ? formatDetailDay(first, language) : writeRange(range, language, { hasYear: true });
}

/** Formats days for a detail: `Wed 2 – Sun 6 Dec 2026`. */
export function formatDetailRange(range: DayRange, language: Language): string {
  const { first, last } = range;
  if (first === last) return formatDetailDay(first, language);
  return writeRange(range, language, { hasYear: true, weekday: 'short' });
}

/** Formats days within a month that is known, with their weekdays: `Sat 21 – Sun 22`, `Sat 21` for a single day. */
export function formatWeekdayRange({ first, last }: DayRange, language: Language): string {
  const write = (day: LocalDate) => writeDay(day, language, { weekday: 'short', ...dayParts.number });
  return first === last ? write(first) : spaced(write(first), write(last));
}

/** Formats the times of one day: `8:00–10:30`. */
export function formatTimeRange({ begin, end }: Span, language: Language): string {
  return `${formatTime(begin, language)}–${formatTime(end, language)}`;
}

/**
 * Formats a part of a day for a list: `Fri 20 Nov 8:00–10:30`, across midnight `14 Dec 22:00 – 15 Dec 6:00`.
 *
 * @param today the current day by the injected clock
 */
export function formatListSpan(span: Span, today: LocalDate, language: Language): string {
  const range = daysOf(span);
  if (range.first === range.last)
    return `${formatListDay(range.first, today, language)} ${formatTimeRange(span, language)}`;
  const hasYear = yearOf(range.last) !== yearOf(today);
  return writeNight(span, language, { hasYear });
}

/** Formats a part of a day for a detail: `Fri 20 Nov 2026 8:00–10:30`, `Mon 14 Dec 22:00 – Tue 15 Dec 2026 6:00`. */
export function formatDetailSpan(span: Span, language: Language): string {
  const range = daysOf(span);
  if (range.first === range.last)
    return `${formatDetailDay(range.first, language)} ${formatTimeRange(span, language)}`;
  return writeNight(span, language, { hasYear: true, weekday: 'short' });
}

interface RangeForm {
  /** Whether to write the year at the end. Different years are always written at both days. */
  hasYear: boolean;
  weekday?: 'short';
}

/** The first day contains only the parts in which it differs from the last one. */
function writeRange({ first, last }: DayRange, language: Language, { hasYear, weekday }: RangeForm): string {
  const named = weekday && { weekday };
  const isOneYear = yearOf(first) === yearOf(last);
  const isOneMonth = monthOf(first) === monthOf(last);
  const firstParts = isOneMonth ? dayParts.number : isOneYear ? dayParts.month : dayParts.year;
  const lastParts = hasYear || !isOneYear ? dayParts.year : dayParts.month;
  const from = writeDay(first, language, { ...named, ...firstParts });
  const to = writeDay(last, language, { ...named, ...lastParts });
  return isOneMonth && !weekday ? `${from}–${to}` : spaced(from, to);
}

function writeNight(span: Span, language: Language, { hasYear, weekday }: RangeForm): string {
  const { begin, end } = span;
  const named = weekday && { weekday };
  const isOneYear = yearOf(begin) === yearOf(end);
  const from = writeDay(begin, language, { ...named, ...dayParts[isOneYear ? 'month' : 'year'] });
  const to = writeDay(end, language, { ...named, ...dayParts[hasYear || !isOneYear ? 'year' : 'month'] });
  return spaced(`${from} ${formatTime(begin, language)}`, `${to} ${formatTime(end, language)}`);
}

/** A non-breaking space keeps the dash from the start of a line. */
function spaced(from: string, to: string): string {
  return `${from}\u00a0– ${to}`;
}

function daysOf({ begin, end }: Span): DayRange {
  return { first: dateOf(begin), last: dateOf(end) };
}

function yearOf(day: LocalDate | LocalDateTime): string {
  return day.slice(0, 4);
}
