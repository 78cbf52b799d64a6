import type { Language } from '@selfservice/api/core/language';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dayParts, writeDay } from './writeDay.ts';

type Day = LocalDate | LocalDateTime;

/** Formats a time of day, for example `7:58`. */
export function formatTime(moment: LocalDateTime, language: Language): string {
  return writeDay(moment, language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
}

/**
 * Formats a day for a list, for example `Fri 20 Nov`, or `Mon 4 Jan 2027` in another year.
 *
 * @param today the current day by the injected clock
 */
export function formatListDay(day: Day, today: Day, language: Language): string {
  return writeDay(day, language, {
    weekday: 'short',
    ...dayParts[isInYearOf(today, day) ? 'month' : 'year'],
  });
}

/**
 * Formats a day in a sentence of a list, for example `20 Nov`, or `4 Jan 2027` in another year.
 *
 * @param today the current day by the injected clock
 */
export function formatListDate(day: Day, today: Day, language: Language): string {
  return writeDay(day, language, dayParts[isInYearOf(today, day) ? 'month' : 'year']);
}

/** Formats a day for a detail, for example `Fri 20 Nov 2026`. */
export function formatDetailDay(day: Day, language: Language): string {
  return writeDay(day, language, { weekday: 'short', ...dayParts.year });
}

/**
 * Formats a date and time for a list, for example `Fri 20 Nov 7:58`.
 *
 * @param today the current day by the injected clock
 */
export function formatListMoment(moment: LocalDateTime, today: Day, language: Language): string {
  return `${formatListDay(moment, today, language)} ${formatTime(moment, language)}`;
}

/** Formats a date and time for a detail, for example `Fri 20 Nov 2026 7:58`. */
export function formatDetailMoment(moment: LocalDateTime, language: Language): string {
  return `${formatDetailDay(moment, language)} ${formatTime(moment, language)}`;
}

/** Formats the weekday for the header of a row or column, for example `Fri`. */
export function formatWeekday(day: Day, language: Language): string {
  return writeDay(day, language, { weekday: 'short' });
}

/** Formats the day of the month for the header of a row or column: `20`, in Czech and Slovak `20.`. */
export function formatDayNumber(day: Day, language: Language): string {
  return writeDay(day, language, dayParts.number);
}

/** Returns whether two days are in the same year. */
function isInYearOf(other: Day, day: Day): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}
