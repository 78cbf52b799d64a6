import type { LoadedPlanPage } from './department-plan.ts';

/** People whose plans are not known, not even from an earlier load. */
export interface UnknownPlans {
  /** Their plans are loading. */
  pendingRefs: ReadonlySet<string>;
  /** Their plans could not be loaded. */
  failedRefs: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * The people of a page whose plans are not known.
 *
 * @param page null while its people are loading
 * @param error why its load ended early; null while it goes on, and once it is complete
 */
export function unknownPlans(page: LoadedPlanPage | null, error: Error | null): UnknownPlans {
  if (!page) return { pendingRefs: none, failedRefs: none };
  const { people, intervals } = page;
  const unknown = new Set(people.map(({ personRef }) => personRef).filter((ref) => !intervals.has(ref)));
  return error ? { pendingRefs: none, failedRefs: unknown } : { pendingRefs: unknown, failedRefs: none };
}
