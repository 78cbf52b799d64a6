import type { Language } from '@selfservice/api/core/language';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';

const minus = '\u2212';
const regions: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** Whole minutes as signed `h:mm`, with a real minus sign and no limit to the hours, for example `+12:45`. */
export function formatBalance(minutes: number): string {
  const sign = minutes < 0 ? minus : minutes > 0 ? '+' : '';
  return sign + hoursAndMinutes(minutes);
}

/** Whole minutes as `h:mm`, signed only below zero. */
export function formatDuration(minutes: number): string {
  return (minutes < 0 ? minus : '') + hoursAndMinutes(minutes);
}

function hoursAndMinutes(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A number as the language writes it, with a real minus sign. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(regions[language], { maximumFractionDigits: 2 })
    .format(value)
    .replace('-', minus);
}

/** A time of day, for example `7:58`. */
export function formatTime(moment: LocalDateTime, language: Language): string {
  return format(moment, language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
}

/** A day with its weekday, for example `Fri 20 Nov`. */
export function formatDay(day: LocalDate | LocalDateTime, language: Language): string {
  return format(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A day with its weekday and year, for example `Fri 20 Nov 2026`. */
export function formatDate(day: LocalDate | LocalDateTime, language: Language): string {
  return format(day, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

function format(
  value: LocalDate | LocalDateTime,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(regions[language], { ...options, timeZone: 'UTC' }).format(toUtcDate(value));
}
