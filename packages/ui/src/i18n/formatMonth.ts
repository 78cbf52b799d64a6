import type { Language } from '@selfservice/api/core/language';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateFormat } from './intlFormats.ts';

/** Formats a month with its year, for example `November 2026` or `listopad 2026`. */
export function formatMonth(month: LocalMonth, language: Language): string {
  return format(month, language, { month: 'long', year: 'numeric' });
}

/** Formats the name of a month, for example `November` or `listopad`. */
export function formatMonthName(month: LocalMonth, language: Language): string {
  return format(month, language, { month: 'long' });
}

/** Capitalises a month for the start of a label or heading, for example `Listopad 2026`. */
export function atStart(month: string, language: Language): string {
  return month.charAt(0).toLocaleUpperCase(language) + month.slice(1);
}

function format(month: LocalMonth, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(toUtcDate(month));
}
