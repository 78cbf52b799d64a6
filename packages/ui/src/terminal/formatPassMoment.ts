import type { Language } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { formatListMoment, formatTime } from '../i18n/formatDate.ts';

/** Formats the time of a pass, with the day if it is not today. */
export function formatPassMoment(at: LocalDateTime, now: LocalDateTime, language: Language): string {
  return dateOf(at) === dateOf(now) ? formatTime(at, language) : formatListMoment(at, now, language);
}
