import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import type {
  DepartmentPlan,
  DepartmentPlanState,
} from '@selfservice/api/department-plan/department-plan-model';
import type { PersonRow } from '@selfservice/api/department-plan/plan-target';
import type { TimelineTarget } from '../patterns/Timeline/timeline.types.ts';

/** The element of the plan that the user pressed, with its position on the screen. */
export type ShownTarget = TimelineTarget<PersonRow, DepartmentInterval>;

/** The model of the screen. */
export type ShownPlan = DepartmentPlan<ShownTarget>;

/** Whether the people of a single day are shown by shift. */
export function isShownByShift({ view, mode }: Pick<DepartmentPlanState, 'view' | 'mode'>): boolean {
  return view === 'groups' && mode === 1;
}
