import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';

const locales: Record<BackendLanguage, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** Formats a day, for example `20 November 2026` or `Fri, 20 November 2026`. */
export function dayText(day: LocalDate, language: BackendLanguage, hasWeekday = false): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(hasWeekday && { weekday: 'short' }),
  }).format(toUtcDate(day));
}

/** Formats a month, for example `November 2026`. */
export function monthText(month: LocalMonth, language: BackendLanguage): string {
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(toUtcDate(`${month}-01` as LocalDate));
}

/** Formats a number of days, for example `14.5`. */
export function numberText(value: number, language: BackendLanguage): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);
}

/** Formats minutes as `7:30` or `−0:45`; empty for an unknown amount. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '';
  const all = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

/** Formats the time of a moment in the backend's format, for example `6:00`. */
export function timeText(moment: string): string {
  return moment.slice(11, 16).replace(/^0/, '');
}
