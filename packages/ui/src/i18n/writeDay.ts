import type { Language } from '@selfservice/api/core/language';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateFormat } from './intlFormats.ts';

/** Formats a day without breaking spaces and without a comma after the weekday. */
export function writeDay(
  day: LocalDate | LocalDateTime,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(language, parts);
  return format.format(toUtcDate(day)).replace(',', '').replaceAll(' ', '\u00a0');
}

/** The options for the parts of a day. */
export const dayParts = {
  number: { day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
