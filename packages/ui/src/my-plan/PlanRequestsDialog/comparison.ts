import type { MyPlanInterval, PlanRequest } from '@selfservice/api/my-plan/my-plan';

/** A day as it is planned, and as it is to be. */
export interface Comparison {
  /** What the day has. */
  present: readonly MyPlanInterval[];
  /** What it is to have; nothing where nothing changes. */
  wanted: readonly MyPlanInterval[];
}

const isChange = ({ kind }: MyPlanInterval) => kind === 'planChange';
const isPlanned = ({ kind }: MyPlanInterval) => kind !== 'planChange';

/** What is to be signed: the day as the request has it. */
export function compareSigning({ intervals }: PlanRequest): Comparison {
  return { present: intervals.filter(isPlanned), wanted: intervals.filter(isChange) };
}

/**
 * What a change would replace. The request may have the changed intervals only, so that what the day has comes from
 * the plan itself.
 *
 * @param planned the intervals of the plan in the request's month
 */
export function compareChange(request: PlanRequest, planned: readonly MyPlanInterval[]): Comparison {
  const changes = request.intervals.filter(isChange);
  return {
    present: planned.filter((interval) => interval.day === request.day && isPlanned(interval)),
    wanted: changes.length > 0 ? changes : request.intervals,
  };
}
