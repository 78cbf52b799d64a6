import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { daysBetween, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { endDayOf } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatDayNear } from './formatDayNear.ts';

/**
 * Words for days and periods.
 *
 * @param today days of its year are named without the year
 */
export function usePeriodWords(today: LocalDate) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const dayInWords = (day: LocalDate) => formatDayNear(day, today, language);

  /** Whole days, for example `3 days, Wed 2 Dec – Fri 4 Dec`. */
  const ofDays = (firstDay: LocalDate, lastDay: LocalDate) =>
    t('new.period.wholeDays', {
      count: daysBetween(firstDay, lastDay) + 1,
      days:
        firstDay === lastDay
          ? dayInWords(firstDay)
          : t('new.period.range', { first: dayInWords(firstDay), last: dayInWords(lastDay) }),
    });

  /** A length, for example `8 h 30 min`: with a colon it would read like another time. */
  const ofLength = (length: number) => {
    const [hours, minutes] = [Math.floor(length / 60), length % 60];
    if (minutes === 0) return t('new.period.hours', { hours });
    return t(hours === 0 ? 'new.period.minutes' : 'new.period.hoursAndMinutes', { hours, minutes });
  };

  /** A period, for example `Fri 20 Nov 22:00 – Sat 21 Nov 6:00, 8 h`. */
  const ofPeriod = (agenda: Agenda, period: RequestPeriod) => {
    const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
    if (isAllDay) return ofDays(firstDay, lastDay);
    const endDay = endDayOf(agenda, period);
    const begin = localDateTime(`${firstDay}T${beginTime}:00`);
    const end = localDateTime(`${endDay}T${endTime}:00`);
    return t(endDay === firstDay ? 'new.period.partOfDay' : 'new.period.overnight', {
      first: dayInWords(firstDay),
      last: dayInWords(endDay),
      begin: formatTime(begin, language),
      end: formatTime(end, language),
      length: ofLength(minutesBetween(begin, end)),
    });
  };
  return { dayInWords, ofDays, ofPeriod };
}
