import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { formatHeadingRange, formatListRange } from '../../i18n/formatRange.ts';

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** Returns the days of a page, for example `16–22 Nov 2026`, or one day with its weekday. */
export function pageWords({ from, to }: Days, language: Language): string {
  return formatHeadingRange({ first: from, last: to }, language);
}

/** Returns the days of a page without the year, unless they are in two years. */
export function shortPageWords({ from, to }: Days, language: Language): string {
  return formatListRange({ first: from, last: to }, to, language);
}
