import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { countedPlanStates } from '@selfservice/api/plan-states/plan-state-filter';
import { useTranslation } from 'react-i18next';
import { CountFilter } from '../../patterns/CountFilter/CountFilter.tsx';
import type { CountedPlans } from './usePlanStateCounts.ts';
import { usePlanStateCounts } from './usePlanStateCounts.ts';

export interface PlanStateCountsProps {
  /** The state of the plans that are shown. */
  state: PlanState;
  /** Called when the user chooses another state. */
  onStateChange: (state: PlanState) => void;
  /** The plans to count. */
  counted: CountedPlans;
}

/**
 * The numbers of plans by state, which filter the list. They are fetched here, so that the list does not render again with
 * each of them.
 *
 * @requirement plan-states-19
 */
export function PlanStateCounts({ state, onStateChange, counted }: PlanStateCountsProps) {
  const { t } = useTranslation('plan-states');
  const figures = usePlanStateCounts(counted, state);
  return (
    <CountFilter
      label={t('filter.state')}
      value={countedPlanStates.find((id) => id === state) ?? null}
      counts={countedPlanStates.map((id, at) => ({ id, label: t(`filter.of.${id}`), figure: figures[at] }))}
      onChange={onStateChange}
    />
  );
}
