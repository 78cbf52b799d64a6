import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { planStates } from '@selfservice/api/plan-states/plan-state-filter';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { PlanOrder } from './planOrder.ts';
import { planOrders } from './planOrder.ts';

export interface PlanStatesFilterProps {
  /** The state of the plans that are shown. */
  state: PlanState;
  /** Those in another state are to be shown. */
  onStateChange: (state: PlanState) => void;
  /** What they are sorted by. */
  order: PlanOrder;
  /** Another order was chosen. */
  onOrderChange: (order: PlanOrder) => void;
  /** What is searched for in names and numbers. */
  search: string;
  /** It was changed. */
  onSearchChange: (search: string) => void;
  /** How many there are, and how many of them were found; undefined while that is not known. */
  counts: { count: number; found: number } | undefined;
}

/** Narrows the plans to a state and a person. Specification 001 section 4. */
export function PlanStatesFilter(props: PlanStatesFilterProps) {
  const { state, onStateChange, order, onOrderChange, search, onSearchChange, counts } = props;
  const { t } = useTranslation('plan-states');
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
        value={state}
        options={planStates.map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={onStateChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={order}
        options={planOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={onOrderChange}
      />
    </FilterBar>
  );
}
