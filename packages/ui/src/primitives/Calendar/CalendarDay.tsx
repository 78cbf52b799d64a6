import type { CalendarDate } from '@internationalized/date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { fromAriaDay } from '../ariaDates.ts';
import { StyledDayCell } from './StyledDayCell.tsx';
import { formatLongDay } from './formatLongDay.ts';

export interface CalendarDayProps {
  /** The day, as passed by react-aria's grid. */
  date: CalendarDate;
  /** The current day. */
  today: LocalDate;
}

/**
 * One day in a calendar. Its name contains the full date and whether it is today or selected. "Today" comes from the
 * `today` prop, because react-aria would use the device's clock.
 */
export function CalendarDay({ date, today }: CalendarDayProps) {
  const { t } = useTranslation('primitives');
  const { locale } = useLocale();
  const day = fromAriaDay(date);
  const isToday = day === today;
  return (
    <StyledDayCell
      date={date}
      data-weekend={toUtcDate(day).getUTCDay() % 6 === 0 || undefined}
      render={(props, { isSelected }) => (
        <div
          {...props}
          data-today={isToday || undefined}
          aria-current={isToday ? 'date' : undefined}
          aria-label={[
            formatLongDay(day, locale),
            ...(isToday ? [t('calendar.today')] : []),
            ...(isSelected ? [t('calendar.selected')] : []),
          ].join(', ')}
        />
      )}
    />
  );
}
