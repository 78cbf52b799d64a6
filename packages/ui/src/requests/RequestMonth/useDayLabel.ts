import { localeOf } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { formatTimeRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { formatLongDay } from '../../primitives/Calendar/formatLongDay.ts';
import type { MonthDay } from './monthDay.ts';

/** Returns the accessible name of a day: its date, holiday, shifts and requests, and whether it is selected. */
export function useDayLabel(
  of: MonthDay,
  { isToday, isSelected }: { isToday: boolean; isSelected: boolean },
) {
  const { t } = useTranslation(['requests', 'patterns', 'primitives']);
  const language = useLanguage();
  const { day, shifts, holiday, requests } = of;
  return [
    formatLongDay(day, localeOf(language)),
    ...(isToday ? [t('primitives:calendar.today')] : []),
    ...(holiday === undefined ? [] : [holiday || t('new.month.holiday')]),
    ...shifts.map((shift) =>
      `${shift.name} ${shift.isAllDay ? '' : formatTimeRange(shift, language)}`.trim(),
    ),
    ...requests.map(({ account, state }) => `${account} – ${t(`patterns:${requestStateIcons[state].text}`)}`),
    ...(isSelected ? [t('primitives:calendar.selected')] : []),
  ].join(', ');
}
