import type { LocalDate } from '@selfservice/api/core/local-date';
import { formatDayNumber, formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The row header with the date of a day. */
export function DayHead({ day }: { day: LocalDate }) {
  const language = useLanguage();
  return (
    <th scope="row" data-column="day">
      <span className="number">{formatDayNumber(day, language)}</span>{' '}
      <span>{formatWeekday(day, language)}</span>
    </th>
  );
}
