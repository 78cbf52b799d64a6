import type { WorksheetStateFilter } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { worksheetStateFilters } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { WorksheetOrder } from './worksheetOrder.ts';
import { worksheetOrders } from './worksheetOrder.ts';

export interface WorksheetStatesFilterProps {
  /** Which worksheets are shown. */
  filter: WorksheetStateFilter;
  /** Others are to be shown. */
  onFilterChange: (filter: WorksheetStateFilter) => void;
  /** What they are sorted by. */
  order: WorksheetOrder;
  /** Another order was chosen. */
  onOrderChange: (order: WorksheetOrder) => void;
  /** What is searched for in the names. */
  search: string;
  /** It was changed. */
  onSearchChange: (search: string) => void;
  /** How many there are, and how many of them were found; undefined while that is not known. */
  counts: { count: number; found: number } | undefined;
}

/** Narrows the worksheets to a state and a name. Specification 001 section 4. */
export function WorksheetStatesFilter(props: WorksheetStatesFilterProps) {
  const { filter, onFilterChange, order, onOrderChange, search, onSearchChange, counts } = props;
  const { t } = useTranslation('worksheet-states');
  const isNarrowed = counts !== undefined && counts.found < counts.count;
  return (
    <FilterBar
      label={t('filter.label')}
      isFoldable={false}
      search={<SearchField label={t('filter.search')} value={search} onChange={onSearchChange} />}
      // The line keeps its place while it is counted.
      result={counts ? t(isNarrowed ? 'found' : 'count', counts) : '\u00a0'}
    >
      <FilterMenu
        label={t('filter.state')}
        value={filter}
        options={worksheetStateFilters.map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={onFilterChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={order}
        options={worksheetOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={onOrderChange}
      />
    </FilterBar>
  );
}
