import type { Language } from '@selfservice/api/core/language';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';

/** The region whose forms of dates and numbers a language uses. */
export const regions: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** Making a format takes forty times as long as using it, and long lists write two for each row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in one piece: no line breaks inside, and no comma after the weekday. The formats of this folder share it. */
export function writeDay(
  day: LocalDate | LocalDateTime,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(parts)}`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(regions[language], { ...parts, timeZone: 'UTC' });
  if (!known) formats.set(key, format);
  return format.format(toUtcDate(day)).replace(',', '').replaceAll(' ', '\u00a0');
}

/** The parts of a day by what they are for. */
export const dayParts = {
  number: { day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
