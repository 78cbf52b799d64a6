import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { planStates } from '@selfservice/api/plan-states/plan-state-filter';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchFilterBar } from '../../patterns/FilterBar/SearchFilterBar.tsx';
import type { FoundItems, ListCounts } from '../../patterns/FilterBar/useFoundItems.ts';
import type { PlanOrder } from './planRules.ts';
import { planOrders } from './planRules.ts';

export interface PlanStatesFilterProps {
  /** The state of the plans that are shown. */
  state: PlanState;
  /** Called when the user chooses another state. */
  onStateChange: (state: PlanState) => void;
  /** The search and the order of the plans. */
  plans: FoundItems<PersonPlanState, PlanOrder>;
  /** The number of all and of matching plans; undefined until all have loaded. */
  counts: ListCounts | undefined;
}

/** Filters plans by state and person. @requirement plan-states-1, plan-states-11 */
export function PlanStatesFilter({ state, onStateChange, plans, counts }: PlanStatesFilterProps) {
  const { t } = useTranslation('plan-states');
  return (
    <SearchFilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      search={plans.search}
      onSearchChange={plans.onSearchChange}
      result={counts && t(counts.found < counts.count ? 'found' : 'count', counts)}
      isCounting={!counts}
    >
      <FilterMenu
        label={t('filter.state')}
        value={state}
        options={planStates.map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={onStateChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={plans.order}
        options={planOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={plans.onOrderChange}
      />
    </SearchFilterBar>
  );
}
