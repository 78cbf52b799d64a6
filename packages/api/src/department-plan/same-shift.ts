import type { PlanInterval } from '../core/plan-interval.ts';

/** Whether two intervals are the same shift: of the same name, from the same moment to the same. */
export function isSameShift(one: PlanInterval, other: PlanInterval): boolean {
  return (
    one.kind === 'shift' &&
    other.kind === 'shift' &&
    one.begin === other.begin &&
    one.end === other.end &&
    one.name === other.name &&
    one.shortName === other.shortName
  );
}
