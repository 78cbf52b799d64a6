import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { TimelineTarget } from '../../patterns/Timeline/timeline.types.ts';
import type { PlanRow } from './planRows.ts';

/** Something in the plan that was pressed or asked about. */
export type PlanTarget = TimelineTarget<PlanRow, MyPlanInterval>;
