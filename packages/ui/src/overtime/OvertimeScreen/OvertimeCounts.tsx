import { monthOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { CountFilter } from '../../patterns/CountFilter/CountFilter.tsx';
import type { OvertimeView } from '../OvertimeList/overtimeGroups.ts';
import { overtimeMinutes, overtimeOfView, overtimeViews } from '../OvertimeList/overtimeGroups.ts';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

export interface OvertimeCountsProps {
  /** The overtime that is shown. */
  view: OvertimeView;
  /** Called when the user chooses other overtime. */
  onViewChange: (view: OvertimeView) => void;
  /** All overtime; undefined while loading, null if it is not known. */
  items: readonly OvertimeItem[] | null | undefined;
}

/** The numbers of overtime and the hours of the current month, which filter the list. @requirement overtime-24 */
export function OvertimeCounts({ view, onViewChange, items }: OvertimeCountsProps) {
  const { t } = useTranslation('overtime');
  const month = monthOf(useToday());
  return (
    <CountFilter
      label={t('list')}
      value={view}
      counts={overtimeViews.map((id) => {
        const shown = items && overtimeOfView(items, id, month);
        return {
          id,
          label: t(`view.${id}`),
          isText: id === 'month',
          figure: shown && (id === 'month' ? formatHours(overtimeMinutes(shown)) : shown.length),
        };
      })}
      onChange={onViewChange}
    />
  );
}
