import type { Language } from '@selfservice/api/core/language';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateFormat } from './intlFormats.ts';

/** A day in one piece: no line breaks inside, and no comma after the weekday. The formats of this folder share it. */
export function writeDay(
  day: LocalDate | LocalDateTime,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(language, parts);
  return format.format(toUtcDate(day)).replace(',', '').replaceAll(' ', '\u00a0');
}

/** The parts of a day by what they are for. */
export const dayParts = {
  number: { day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
