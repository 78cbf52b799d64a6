import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { centreLevelQuery } from '../centres/centres.ts';
import type { LocalDate } from '../core/local-date.ts';
import { isPlanPage, planPagesKey } from './any-plan-page.ts';
import type { DepartmentPlanPage, LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import { planRightsOf } from './plan-rights.ts';
import type { PlanContext } from './prefetch-department-plan.ts';

/** The days that a page must contain. */
export interface WantedPlanDays {
  first: LocalDate;
  last: LocalDate;
}

/**
 * Returns a complete page of the user's own centre, with its sub-centres and all categories, that has all of the days; null
 * if the cache has none. It fetches nothing.
 */
export function cachedPlanPage(
  client: QueryClient,
  { clock, permissions }: PlanContext,
  { first, last }: WantedPlanDays,
): LoadedPlanPage | null {
  const root = client.getQueryData(centreLevelQuery(clock, null).queryKey);
  const rights = hashKey([planRightsOf(permissions)]);
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: planPagesKey })
    .filter(({ queryKey }) => {
      const [, , request, pageRights] = queryKey as [string, string, PlanPageParams, object];
      return (
        request.from <= first &&
        request.to >= last &&
        request.centreId === root?.centre.id &&
        request.includesSubcentres &&
        request.categoryRef === null &&
        hashKey([pageRights]) === rights
      );
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data as DepartmentPlanPage | undefined);
  return pages.find((page): page is LoadedPlanPage => page?.kind === 'people' && isComplete(page)) ?? null;
}

/**
 * Calls back when a page of the department plan is complete.
 *
 * @returns a function that unsubscribes
 */
export function onPlanPageChange(client: QueryClient, onChange: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isPlanPage(query)) return;
    const page = query.state.data as DepartmentPlanPage | undefined;
    if (query.state.fetchStatus === 'idle' && page && isComplete(page)) onChange();
  });
}
