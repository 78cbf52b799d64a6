import type { PeopleList } from '@selfservice/api/core/people-list';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { countedPlanStates } from '@selfservice/api/plan-states/plan-state-filter';
import type { PlanStatesRequest } from '@selfservice/api/plan-states/plan-states';
import { planStatesQuery } from '@selfservice/api/plan-states/plan-states';
import { useQueries } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';

/** The plans whose numbers are shown. */
export interface CountedPlans extends Pick<PlanStatesRequest, 'people' | 'days'> {
  /** Whether people and days are known. */
  isKnown: boolean;
  /** Whether the list is loading, which comes first. */
  isListLoading: boolean;
}

/**
 * Fetches the numbers of plans in the order of `countedPlanStates`; undefined while loading, null if a number is not known.
 *
 * @param state the state of the list, whose plans are fetched anyway
 */
export function usePlanStateCounts(
  { people, days, isKnown, isListLoading }: CountedPlans,
  state: PlanState,
): (number | null | undefined)[] {
  const permissions = usePermissions();
  return useQueries({
    queries: countedPlanStates.map((id) => ({
      ...planStatesQuery({ people, days, state: id }, permissions),
      enabled: isKnown && (id === state || !isListLoading),
    })),
    combine: (results) => results.map(({ data, isError }) => countOf(data, isError)),
  });
}

/** Returns the number of rows; undefined while loading, null if it is not known. */
function countOf(list: PeopleList<unknown> | undefined, isError: boolean): number | null | undefined {
  if (list) return list.kind === 'people' ? list.rows.length : null;
  return isError ? null : undefined;
}
