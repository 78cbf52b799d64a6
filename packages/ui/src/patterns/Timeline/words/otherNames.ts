import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';

/**
 * The names that occur among the other entries of plans, by kind, each once and in no order.
 *
 * @param plans the intervals of each row
 */
export function otherNames(
  plans: Iterable<readonly PlanInterval[]>,
): ReadonlyMap<PlanIntervalKind, ReadonlySet<string>> {
  const names = new Map<PlanIntervalKind, Set<string>>();
  for (const intervals of plans)
    for (const interval of intervals) {
      if (!isOtherEntry(interval) || interval.name === '') continue;
      const known = names.get(interval.kind);
      if (known) known.add(interval.name);
      else names.set(interval.kind, new Set([interval.name]));
    }
  return names;
}
