import { DateFormatter } from '@internationalized/date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';

/**
 * A day in full words, for example `Friday, 20 November 2026`. A calendar writes each of its days with every render: the
 * formatter keeps its formats.
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
