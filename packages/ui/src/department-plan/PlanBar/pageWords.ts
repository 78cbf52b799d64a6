import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { formatHeadingRange, formatListRange } from '../../i18n/formatRange.ts';

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** The days of a page, for example `16–22 Nov 2026`, or one day with its weekday. */
export function pageWords({ from, to }: Days, language: Language): string {
  return formatHeadingRange({ first: from, last: to }, language);
}

/** The days of a page where there is little room: with a year only where two of them meet. */
export function shortPageWords({ from, to }: Days, language: Language): string {
  return formatListRange({ first: from, last: to }, to, language);
}
