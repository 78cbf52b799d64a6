import type { WorksheetStateView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import {
  countedWorksheetViews,
  defaultWorksheetStateFilter,
  worksheetStateFilters,
} from '@selfservice/api/worksheet-states/worksheet-state-filter';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import type { FoundItems, ListCounts } from '../../patterns/FilterBar/useFoundItems.ts';
import type { WorksheetOrder } from './worksheetRules.ts';
import { worksheetOrders } from './worksheetRules.ts';

export interface WorksheetStatesFilterProps {
  /** The worksheets that are shown. */
  view: WorksheetStateView;
  /** Called when the user chooses other worksheets. */
  onViewChange: (view: WorksheetStateView) => void;
  /** The search and the order of the worksheets. */
  worksheets: FoundItems<PersonWorksheetState, WorksheetOrder>;
  /** The number of all and of matching worksheets; undefined until all have loaded. */
  counts: ListCounts | undefined;
  /** The export of the worksheets. */
  exports: ReactNode;
}

const isCounted = (view: WorksheetStateView) => countedWorksheetViews.some((counted) => counted === view);
const others = worksheetStateFilters.filter((filter) => !isCounted(filter));

/** Search, order, and those filters of worksheets that have no number above the list. @requirement worksheet-states-1, worksheet-states-3 */
export function WorksheetStatesFilter(props: WorksheetStatesFilterProps) {
  const { view, onViewChange, worksheets, counts, exports } = props;
  const { t } = useTranslation('worksheet-states');
  const other = others.find((filter) => filter === view) ?? 'none';
  return (
    <FilterBar
      label={t('filter.label')}
      search={{ label: t('filter.search'), value: worksheets.search, onChange: worksheets.onSearchChange }}
      activeCount={[other !== 'none', worksheets.order !== 'name'].filter(Boolean).length}
      result={counts && t(counts.found < counts.count ? 'found' : 'count', counts)}
      showLabel={counts && t('show', { count: counts.found })}
      exports={exports}
    >
      <FilterMenu
        label={t('filter.other')}
        value={other}
        options={(['none', ...others] as const).map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={(id) => onViewChange(id === 'none' ? defaultWorksheetStateFilter : id)}
      />
      <FilterMenu
        label={t('order.label')}
        value={worksheets.order}
        options={worksheetOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={worksheets.onOrderChange}
      />
    </FilterBar>
  );
}
