import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { formatHeadingRange } from '../../i18n/formatRange.ts';

/** The days of a page, for example `16–22 Nov 2026`, or one day with its weekday. */
export function pageWords({ from, to }: { from: LocalDate; to: LocalDate }, language: Language): string {
  return formatHeadingRange({ first: from, last: to }, language);
}
