import type { Language } from '@selfservice/api/core/language';
import { dateOf, timeOf } from '@selfservice/api/core/local-date';
import { addDays, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { formatListMoment, formatTime } from '../../i18n/formatDate.ts';
import { formatListRange, formatTimeRange } from '../../i18n/formatRange.ts';

/**
 * Formats the time of an interval without its first day: `6:00–14:00`, `22:00 – Sat 21 Nov 6:00`, or the word for a whole
 * day. An end at midnight is 24:00.
 */
export function intervalTime(
  { begin, end, isAllDay }: PlanInterval,
  language: Language,
  wholeDay: string,
): string {
  const first = dateOf(begin);
  const days = daysBetween(first, dateOf(end));
  const endsAtMidnight = timeOf(end) === '00:00' && days > 0;
  if (isAllDay)
    return days > 1 ? formatListRange({ first, last: addDays(dateOf(end), -1) }, first, language) : wholeDay;
  const from = formatTime(begin, language);
  if (endsAtMidnight && days === 1) return `${from}–24:00`;
  if (days === 0) return formatTimeRange({ begin, end }, language);
  return `${from}\u00a0– ${formatListMoment(end, first, language)}`;
}
