import type { MyPlanInterval, PlanRequest } from '@selfservice/api/my-plan/my-plan';

/** The present and the requested intervals of a day. */
export interface Comparison {
  /** The present intervals. */
  present: readonly MyPlanInterval[];
  /** The requested intervals; empty if nothing changes. */
  wanted: readonly MyPlanInterval[];
}

const isChange = ({ kind }: MyPlanInterval) => kind === 'planChange';
const isPlanned = ({ kind }: MyPlanInterval) => kind !== 'planChange';

/** Compares a signing request, whose own intervals are the present ones. */
export function compareSigning({ intervals }: PlanRequest): Comparison {
  return { present: intervals.filter(isPlanned), wanted: intervals.filter(isChange) };
}

/**
 * Compares a change with the plan. The request may contain only the changed intervals, so the present ones are read from
 * the plan.
 *
 * @param planned the intervals of the plan in the month of the request
 * @requirement my-plan-31
 */
export function compareChange(request: PlanRequest, planned: readonly MyPlanInterval[]): Comparison {
  const changes = request.intervals.filter(isChange);
  return {
    present: planned.filter((interval) => interval.day === request.day && isPlanned(interval)),
    wanted: changes.length > 0 ? changes : request.intervals,
  };
}
