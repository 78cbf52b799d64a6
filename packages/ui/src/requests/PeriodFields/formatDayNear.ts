import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { formatDate, formatDay } from '../../i18n/format.ts';

/** A day with its weekday, and with its year where that is not the one of `today`: `Fri 20 Nov`, `Mon 4 Jan 2027`. */
export function formatDayNear(day: LocalDate, today: LocalDate, language: Language): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDay(day, language) : formatDate(day, language);
}
