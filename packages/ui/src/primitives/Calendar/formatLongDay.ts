import { DateFormatter } from '@internationalized/date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';

/**
 * Formats a day in full, for example `Friday, 20 November 2026`. A calendar formats all its days in every render, so
 * this uses react-aria's formatter, which caches its formats.
 *
 * @param locale language and region, for example `cs-CZ`
 */
export function formatLongDay(day: LocalDate, locale: string): string {
  return new DateFormatter(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(toUtcDate(day));
}
