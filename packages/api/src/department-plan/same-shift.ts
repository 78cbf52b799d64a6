import type { PlanInterval } from '../core/plan-interval.ts';

/** Whether two intervals are the same shift: with the same names, beginning and end. */
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

/** Returns the number of other people with the same shift; null for an interval that is no shift. */
export function countOnSameShift(
  interval: PlanInterval,
  personRef: string,
  plans: Iterable<readonly [personRef: string, plan: readonly PlanInterval[]]>,
): number | null {
  if (interval.kind !== 'shift') return null;
  const others = [...plans].filter(([ref]) => ref !== personRef);
  return others.filter(([, plan]) => plan.some((one) => isSameShift(interval, one))).length;
}
