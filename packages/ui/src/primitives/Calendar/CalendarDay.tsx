import type { CalendarDate } from '@internationalized/date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { fromAriaDay } from '../ariaDates.ts';
import { StyledDayCell } from './StyledDayCell.tsx';
import { formatLongDay } from './formatLongDay.ts';

export interface CalendarDayProps {
  /** The day, as the grid hands it out. */
  date: CalendarDate;
  /** The day that it is now. */
  today: LocalDate;
}

/** One day in a calendar. It says the whole date, today and what is chosen; react-aria would ask the device's clock. */
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
