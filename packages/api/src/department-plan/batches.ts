import type { DepartmentInterval, LoadedPlanPage } from './department-plan.ts';
import { byBegin } from '../core/plan-interval.ts';

/** The number of people of a batch, for the page shown and for its neighbours. @requirement department-plan-43 */
export const batchSizes = { current: 15, neighbour: 40 } as const;

/** The number of parallel batches: pages that are not shown use only one connection. */
export const batchesAtOnce = { current: 4, neighbour: 1 } as const;

/** The options of `pickNextBatch`. */
export interface BatchChoice {
  /** All people of the page, in order. */
  personRefs: readonly string[];
  /** The people whose plans are loaded or loading. */
  askedRefs: ReadonlySet<string>;
  /** The visible people, who may belong to another page. */
  visibleRefs: readonly string[];
  /** The maximum number of people. */
  size: number;
}

/**
 * Returns the people whose plans to fetch next: visible ones first, then the others in the order of the page. Empty when
 * no plan is missing.
 *
 * @requirement department-plan-29
 */
export function pickNextBatch({ personRefs, askedRefs, visibleRefs, size }: BatchChoice): string[] {
  const missing = new Set(personRefs.filter((ref) => !askedRefs.has(ref)));
  const visible = visibleRefs.filter((ref) => missing.has(ref));
  return [...new Set([...visible, ...missing])].slice(0, size);
}

/** The response to a batch. */
export interface BatchAnswer {
  /** The people of the batch. */
  personRefs: readonly string[];
  intervals: readonly DepartmentInterval[];
  recalculatedRefs: readonly string[];
}

/**
 * Returns the page with the plans of a batch. Plans of other people in the response are dropped. The result does not
 * depend on the order of the batches.
 */
export function mergeBatch(page: LoadedPlanPage, answer: BatchAnswer): LoadedPlanPage {
  const batch = new Map<string, DepartmentInterval[]>(answer.personRefs.map((ref) => [ref, []]));
  for (const interval of answer.intervals) batch.get(interval.ownerRef)?.push(interval);
  for (const intervals of batch.values()) intervals.sort(byBegin);
  const recalculated = answer.recalculatedRefs.filter((ref) => batch.has(ref));
  return {
    ...page,
    intervals: inOrderOf(page, (ref) => batch.get(ref) ?? page.intervals.get(ref)),
    fetchedRefs: new Set([...page.fetchedRefs, ...answer.personRefs]),
    recalculatedRefs: new Set([...page.recalculatedRefs, ...recalculated]),
  };
}

/** Returns a page that is fetched again with the earlier plans of its people, so that they stay visible while loading. */
export function withKnown(page: LoadedPlanPage, known: LoadedPlanPage): LoadedPlanPage {
  return { ...page, intervals: inOrderOf(page, (ref) => known.intervals.get(ref)) };
}

/** Returns the existing lists, in the order of the page. */
function inOrderOf(
  { people }: LoadedPlanPage,
  listOf: (personRef: string) => readonly DepartmentInterval[] | undefined,
): LoadedPlanPage['intervals'] {
  const lists = new Map<string, readonly DepartmentInterval[]>();
  for (const { personRef } of people) {
    const list = listOf(personRef);
    if (list) lists.set(personRef, list);
  }
  return lists;
}
