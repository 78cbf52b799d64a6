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
  /** The worksheets that are shown. */
  filter: WorksheetStateFilter;
  /** Called when the user chooses another filter. */
  onFilterChange: (filter: WorksheetStateFilter) => void;
  /** The search and the order of the worksheets. */
  worksheets: FoundItems<PersonWorksheetState, WorksheetOrder>;
  /** How many worksheets there are, and how many match; undefined while not all of them are known. */
  counts: ListCounts | undefined;
}

/** Narrows the worksheets to a state and a name. Specification 001 section 4. */
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
