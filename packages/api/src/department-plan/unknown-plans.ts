import type { LoadedPlanPage } from './department-plan.ts';

/** The people without a loaded plan, not even from an earlier load. */
export interface UnknownPlans {
  /** People whose plans are loading. */
  pendingRefs: ReadonlySet<string>;
  /** People whose plans failed to load. */
  failedRefs: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Returns the people of a page whose plans are not loaded.
 *
 * @param page the page; null while its people are loading
 * @param error the error of its load; null while it is loading or complete
 */
export function unknownPlans(page: LoadedPlanPage | null, error: Error | null): UnknownPlans {
  if (!page) return { pendingRefs: none, failedRefs: none };
  const { people, intervals } = page;
  const unknown = new Set(people.map(({ personRef }) => personRef).filter((ref) => !intervals.has(ref)));
  return error ? { pendingRefs: none, failedRefs: unknown } : { pendingRefs: unknown, failedRefs: none };
}
