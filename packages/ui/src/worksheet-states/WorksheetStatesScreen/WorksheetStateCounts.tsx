import { worksheetsOfView } from '@selfservice/api/worksheet-states/placeholder-worksheet-states';
import type { WorksheetStateView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { countedWorksheetViews } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useTranslation } from 'react-i18next';
import { CountFilter } from '../../patterns/CountFilter/CountFilter.tsx';

export interface WorksheetStateCountsProps {
  /** The worksheets that are shown. */
  view: WorksheetStateView;
  /** Called when the user chooses other worksheets. */
  onViewChange: (view: WorksheetStateView) => void;
  /** All worksheets of the month; undefined while loading, null if they are not known. */
  worksheets: readonly PersonWorksheetState[] | null | undefined;
}

/** The numbers of worksheets by state, which filter the list. @requirement worksheet-states-15, worksheet-states-16 */
export function WorksheetStateCounts({ view, onViewChange, worksheets }: WorksheetStateCountsProps) {
  const { t } = useTranslation('worksheet-states');
  return (
    <CountFilter
      label={t('filter.state')}
      value={countedWorksheetViews.find((counted) => counted === view) ?? null}
      counts={countedWorksheetViews.map((id) => ({
        id,
        label: t(`counts.${id}`),
        figure: worksheets && worksheetsOfView(worksheets, id).length,
      }))}
      onChange={onViewChange}
    />
  );
}
