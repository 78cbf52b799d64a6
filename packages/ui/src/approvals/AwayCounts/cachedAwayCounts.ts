import { cachedPlanPage, onPlanPageChange } from '@selfservice/api/department-plan/cached-plan-pages';
import type { PlanContext } from '@selfservice/api/department-plan/prefetch-department-plan';
import type { QueryClient } from '@tanstack/react-query';
import type { AwayCounts } from './createAwayCounts.ts';
import { createAwayCounts } from './createAwayCounts.ts';

/** Counts who else is away on the cached pages of the department plan. */
export function cachedAwayCounts(client: QueryClient, context: PlanContext): AwayCounts {
  return createAwayCounts({
    clock: context.clock,
    pageFor: (days) => cachedPlanPage(client, context, days),
    subscribe: (onChange) => onPlanPageChange(client, onChange),
  });
}
