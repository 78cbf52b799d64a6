import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';

/**
 * Returns the number of days that the plan shows until the user chooses another one: a week on a phone that is held on
 * its side, otherwise a day.
 *
 * @requirement department-plan-3
 */
export function defaultPlanMode(): PlanPlace['mode'] {
  return window.matchMedia('(orientation: landscape) and (height < 28rem)').matches ? 7 : 1;
}
