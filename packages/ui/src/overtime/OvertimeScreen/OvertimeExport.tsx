import { dateOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { formatTimeRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

export interface OvertimeExportProps {
  /** The shown overtime; undefined while loading. */
  items: readonly OvertimeItem[] | undefined;
}

/** Saves and prints the shown overtime. @requirement overtime-11 */
export function OvertimeExport({ items }: OvertimeExportProps) {
  const { t } = useTranslation(['overtime', 'patterns']);
  const language = useLanguage();
  return (
    <ListExport<OvertimeItem>
      title={t('overtime:title')}
      rows={items}
      columns={[
        {
          title: t('overtime:column.day'),
          value: ({ overtime }) => formatDetailDay(dateOf(overtime.begin), language),
        },
        { title: t('overtime:detail.time'), value: ({ overtime }) => formatTimeRange(overtime, language) },
        {
          title: t('overtime:detail.length'),
          value: ({ overtime: { begin, end } }) => formatHours(minutesBetween(begin, end)),
        },
        {
          title: t('patterns:export.hours'),
          value: ({ overtime: { begin, end } }) => minutesBetween(begin, end) / 60,
          isSavedOnly: true,
        },
        { title: t('overtime:detail.account'), value: ({ overtime }) => overtime.accountName },
        {
          title: t('overtime:detail.state'),
          value: ({ overtime }) => t(`patterns:state.overtime.${overtime.state}`),
        },
        {
          title: t('overtime:detail.day'),
          value: ({ overtime }) => formatDetailDay(overtime.day, language),
        },
        { title: t('overtime:detail.note'), value: ({ overtime }) => overtime.note },
      ]}
    />
  );
}
