import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Permissions } from '../session/permissions.ts';
import type { DepartmentPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';
import { loadPlanPage } from './load-plan-page.ts';
import { placeholderPage } from './placeholder-page.ts';
import { planRightsOf } from './plan-rights.ts';

/** Passes on the values of a load in progress. */
export interface ProgressLimiter<T> {
  /** Sets the latest value. */
  next(value: T): void;
  /** Passes on the latest value immediately. */
  flush(): void;
}

/** Creates a limiter, for example one that passes on one value per frame. */
export type CreateProgressLimiter = <T>(passOn: (value: T) => void) => ProgressLimiter<T>;

const everyValue: CreateProgressLimiter = (passOn) => ({ next: passOn, flush() {} });

/** The options of a page. */
export interface DepartmentPlanPageOptions {
  request: PlanPageParams;
  permissions: Permissions;
  focus: PlanLoadPriority;
  /** Whether to fetch only the people and the first batches; the screen fetches the rest. Default false. */
  isFirstRoundOnly?: boolean;
  /** Whether the server recalculates the plans, on request of the user. Default false. */
  isRecalculation?: boolean;
  /** Limits how often the growing page is written to the cache. Default: after each batch. */
  limitProgress?: CreateProgressLimiter;
}

/** How long a complete page counts as fresh. */
const freshMs = 30_000;

/**
 * Fetches a page of the department plan. Its data grow while fetching. The load of a page that was left continues where it
 * stopped, unless the page was invalidated.
 *
 * @requirement department-plan-28, department-plan-30
 */
export function departmentPlanPageQuery({
  request,
  permissions,
  focus,
  isRecalculation = false,
  isFirstRoundOnly = false,
  limitProgress = everyValue,
}: DepartmentPlanPageOptions) {
  const rights = planRightsOf(permissions);
  return queryOptions({
    queryKey: ['department-plan', 'page', request, rights] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<DepartmentPlanPage> => {
      const state = client.getQueryState<DepartmentPlanPage>(queryKey);
      const progress = limitProgress<DepartmentPlanPage>((page) => {
        client.setQueryData<DepartmentPlanPage>(queryKey, page);
      });
      // Loaded plans are kept on an abort; afterwards the cache ignores them.
      signal.addEventListener('abort', progress.flush);
      return loadPlanPage(transportOf(client), {
        request,
        rights,
        focus,
        isRecalculation,
        isFirstRoundOnly,
        known: state?.data,
        isOutdated: state?.isInvalidated ?? false,
        onProgress: progress.next,
        signal,
      }).finally(progress.flush);
    },
    placeholderData(page, previous) {
      const [, , requestBefore] = previous?.queryKey ?? [];
      return placeholderPage(page, requestBefore, request);
    },
    staleTime: ({ state }) => (state.data && isComplete(state.data) ? freshMs : 0),
    // Structural sharing would compare everything after every batch; unchanged plans keep their arrays anyway.
    structuralSharing: false,
    meta: { isPage: true },
  });
}
