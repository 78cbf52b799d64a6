import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import { formatDate } from '../../i18n/format.ts';

/** Czech and Slovak write a range of days with numbers, and only in the long form without repeating themselves. */
const styles = {
  en: ['en-GB', 'short'],
  cs: ['cs-CZ', 'long'],
  sk: ['sk-SK', 'long'],
} as const satisfies Record<Language, readonly [region: string, month: 'short' | 'long']>;

/** The days of a page, for example `16–22 Nov 2026`, or one day with its weekday. */
export function pageWords({ from, to }: { from: LocalDate; to: LocalDate }, language: Language): string {
  if (from === to) return formatDate(from, language);
  const [region, month] = styles[language];
  const format = new Intl.DateTimeFormat(region, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(toUtcDate(from), toUtcDate(to));
}
