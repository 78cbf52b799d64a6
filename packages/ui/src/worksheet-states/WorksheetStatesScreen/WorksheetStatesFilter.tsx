import type { WorksheetStateFilter } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { worksheetStateFilters } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchFilterBar } from '../../patterns/FilterBar/SearchFilterBar.tsx';
import type { FoundItems, ListCounts } from '../../patterns/FilterBar/useFoundItems.ts';
import type { WorksheetOrder } from './worksheetRules.ts';
import { worksheetOrders } from './worksheetRules.ts';

export interface WorksheetStatesFilterProps {
  /** The filter of the worksheets. */
  filter: WorksheetStateFilter;
  /** Called when the user chooses another filter. */
  onFilterChange: (filter: WorksheetStateFilter) => void;
  /** The search and the order of the worksheets. */
  worksheets: FoundItems<PersonWorksheetState, WorksheetOrder>;
  /** The number of all and of matching worksheets; undefined until all have loaded. */
  counts: ListCounts | undefined;
}

/** Filters worksheets by state and name. @requirement worksheet-states-1, worksheet-states-3 */
export function WorksheetStatesFilter(props: WorksheetStatesFilterProps) {
  const { filter, onFilterChange, worksheets, counts } = props;
  const { t } = useTranslation('worksheet-states');
  return (
    <SearchFilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      search={worksheets.search}
      onSearchChange={worksheets.onSearchChange}
      result={counts && t(counts.found < counts.count ? 'found' : 'count', counts)}
      isCounting={!counts}
    >
      <FilterMenu
        label={t('filter.state')}
        value={filter}
        options={worksheetStateFilters.map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={onFilterChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={worksheets.order}
        options={worksheetOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={worksheets.onOrderChange}
      />
    </SearchFilterBar>
  );
}
