import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';

/** All kinds, in the order of the legend. */
const allKinds = ['shift', 'planChange', 'request', 'otherA', 'otherB', 'other'] as const;

/**
 * Returns the kinds that occur in plans, in the order of the legend.
 *
 * @param plans the intervals of each row
 */
export function shownKinds(plans: Iterable<readonly PlanInterval[]>): readonly PlanIntervalKind[] {
  const kinds = new Set<PlanIntervalKind>();
  for (const intervals of plans) for (const kind of kindsOf(intervals)) kinds.add(kind);
  return allKinds.filter((kind) => kinds.has(kind));
}

const knownKinds = new WeakMap<readonly PlanInterval[], ReadonlySet<PlanIntervalKind>>();

/** Returns the kinds of a row. Cached, because all rows are searched again whenever some plans arrive. */
function kindsOf(intervals: readonly PlanInterval[]): ReadonlySet<PlanIntervalKind> {
  const known = knownKinds.get(intervals);
  if (known) return known;
  const kinds = new Set(intervals.map(({ kind }) => kind));
  knownKinds.set(intervals, kinds);
  return kinds;
}
