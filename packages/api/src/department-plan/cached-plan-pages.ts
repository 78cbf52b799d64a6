import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { LocalDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import type { DepartmentPlanPage, LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import { planRightsOf } from './plan-rights.ts';

/** The days and people that a page must contain. */
export interface WantedPlanDays {
  first: LocalDate;
  last: LocalDate;
  /** The centre, with its sub-centres and all categories. */
  centreId: number;
  permissions: Permissions;
}

const pagesKey = ['department-plan', 'page'] as const;

/** Returns a complete page with all of the days from the cache; null for none. It fetches nothing. */
export function cachedPlanPage(client: QueryClient, wanted: WantedPlanDays): LoadedPlanPage | null {
  const rights = hashKey([planRightsOf(wanted.permissions)]);
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: pagesKey })
    .filter(({ queryKey }) => {
      const [, , request, pageRights] = queryKey as [string, string, PlanPageParams, object];
      return (
        request.from <= wanted.first &&
        request.to >= wanted.last &&
        request.centreId === wanted.centreId &&
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
    const [area, kind] = query.queryKey as readonly unknown[];
    if (type !== 'updated' || area !== pagesKey[0] || kind !== pagesKey[1]) return;
    const page = query.state.data as DepartmentPlanPage | undefined;
    if (query.state.fetchStatus === 'idle' && page && isComplete(page)) onChange();
  });
}
