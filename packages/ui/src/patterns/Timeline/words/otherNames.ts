import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';

/**
 * Returns the distinct names of the other entries of plans, by kind, in no particular order.
 *
 * @param plans the intervals of each row
 */
export function otherNames(
  plans: Iterable<readonly PlanInterval[]>,
): ReadonlyMap<PlanIntervalKind, ReadonlySet<string>> {
  const names = new Map<PlanIntervalKind, Set<string>>();
  for (const intervals of plans)
    for (const { kind, name } of namedOthersOf(intervals)) {
      const known = names.get(kind);
      if (known) known.add(name);
      else names.set(kind, new Set([name]));
    }
  return names;
}

const knownOthers = new WeakMap<readonly PlanInterval[], readonly PlanInterval[]>();

/** Returns the named other entries of a row. Cached, because all rows are searched again whenever some plans arrive. */
function namedOthersOf(intervals: readonly PlanInterval[]): readonly PlanInterval[] {
  const known = knownOthers.get(intervals);
  if (known) return known;
  const others = intervals.filter((interval) => isOtherEntry(interval) && interval.name !== '');
  knownOthers.set(intervals, others);
  return others;
}
