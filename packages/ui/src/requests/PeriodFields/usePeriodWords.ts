import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { daysBetween, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { endDayOf } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { formatDetailRange, formatDetailSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns functions that format days and periods in the current language. */
export function usePeriodWords() {
  const language = useLanguage();
  const dayInWords = (day: LocalDate) => formatDetailDay(day, language);

  /** Formats whole days, for example `3 days, Wed 2 – Fri 4 Dec 2026`. */
  const ofDays = (first: LocalDate, last: LocalDate) =>
    `${formatDays(daysBetween(first, last) + 1, language)}, ${formatDetailRange({ first, last }, language)}`;

  /** Formats a period, for example `Fri 20 Nov 2026 8:00–16:30, 8:30 h`. */
  const ofPeriod = (agenda: Agenda, period: RequestPeriod) => {
    const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
    if (isAllDay) return ofDays(firstDay, lastDay);
    const begin = localDateTime(`${firstDay}T${beginTime}:00`);
    const end = localDateTime(`${endDayOf(agenda, period)}T${endTime}:00`);
    return `${formatDetailSpan({ begin, end }, language)}, ${formatHours(minutesBetween(begin, end))}`;
  };
  return { dayInWords, ofDays, ofPeriod };
}
