import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import {
  countedPlanStates,
  defaultPlanState,
  planStates,
} from '@selfservice/api/plan-states/plan-state-filter';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
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
  /** The export of the plans. */
  exports: ReactNode;
}

const others = planStates.filter((state) => !countedPlanStates.some((counted) => counted === state));

/** Search, order, and those states of plans that have no number above the list. @requirement plan-states-1, plan-states-11 */
export function PlanStatesFilter(props: PlanStatesFilterProps) {
  const { state, onStateChange, plans, counts, exports } = props;
  const { t } = useTranslation('plan-states');
  const other = others.find((id) => id === state) ?? 'none';
  return (
    <FilterBar
      label={t('filter.label')}
      search={{ label: t('filter.search'), value: plans.search, onChange: plans.onSearchChange }}
      activeCount={[other !== 'none', plans.order !== 'name'].filter(Boolean).length}
      result={counts && t(counts.found < counts.count ? 'found' : 'count', counts)}
      showLabel={counts && t('show', { count: counts.found })}
      exports={exports}
    >
      <FilterMenu
        label={t('filter.other')}
        value={other}
        options={(['none', ...others] as const).map((id) => ({ id, label: t(`filter.of.${id}`) }))}
        onChange={(id) => onStateChange(id === 'none' ? defaultPlanState : id)}
      />
      <FilterMenu
        label={t('order.label')}
        value={plans.order}
        options={planOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={plans.onOrderChange}
      />
    </FilterBar>
  );
}
