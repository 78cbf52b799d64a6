import type { CentreLevel } from '@selfservice/api/centres/centres';
import type { DepartmentPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PlanState } from './planState.ts';

/** What was asked for, and what has come of it. */
export interface PlanQueries {
  /** The centre whose people are shown. */
  level: UseQueryResult<CentreLevel>;
  /** The page; not asked for before the centre is known. */
  page: UseQueryResult<DepartmentPlanPage>;
  /** Goes back to the user's own centre; null where that is the one that is shown. */
  onOwnCentre: (() => void) | null;
}

/** What is known of the plan that is to be shown. */
export function planStateOf({ level, page, onOwnCentre }: PlanQueries): PlanState {
  const isEnabled = level.data !== undefined;
  const failed = isEnabled ? page : level;
  if (failed.isError && failed.data === undefined)
    return {
      kind: 'failed',
      what: isEnabled ? 'plan' : 'centre',
      error: failed.error,
      isRetrying: failed.isFetching,
      onRetry: () => void failed.refetch(),
      onOwnCentre: isEnabled ? null : onOwnCentre,
    };
  if (!isEnabled || !page.data) return { kind: 'loading' };
  if (page.data.kind === 'tooManyPeople') return page.data;
  const error = page.isFetching ? null : page.error;
  return { kind: 'people', page: page.data, error, onRetry: () => void page.refetch() };
}
