import type { DepartmentInterval, LoadedPlanPage } from './department-plan.ts';
import { byBegin } from '../core/plan-interval.ts';

/** For how many people the intervals are asked at once. Specification 001 section 9. */
export const batchSizes = { current: 15, neighbour: 40 } as const;

/** How many batches are under way at once: what nobody looks at yet takes no more than one connection. */
export const batchesAtOnce = { current: 4, neighbour: 1 } as const;

/** What a batch is chosen from. */
export interface BatchChoice {
  /** Everybody on the page, in its order. */
  personRefs: readonly string[];
  /** Whose plans have come or are on their way. */
  askedRefs: ReadonlySet<string>;
  /** Who is on the screen right now; may name people of another page. */
  visibleRefs: readonly string[];
  size: number;
}

/**
 * Whose plans are to be asked for next: those on the screen first, then the others in the order of the page. Empty:
 * nothing is left to be fetched.
 */
export function pickNextBatch({ personRefs, askedRefs, visibleRefs, size }: BatchChoice): string[] {
  const waiting = new Set(personRefs.filter((ref) => !askedRefs.has(ref)));
  const visible = visibleRefs.filter((ref) => waiting.has(ref));
  return [...new Set([...visible, ...waiting])].slice(0, size);
}

/** What came for a batch. */
export interface BatchAnswer {
  /** Who was asked for. */
  personRefs: readonly string[];
  intervals: readonly DepartmentInterval[];
  recalculatedRefs: readonly string[];
}

/**
 * The page with an answered batch: what came for people that it did not ask for is left out. It is the same in whichever
 * order the batches come.
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

/** A page asked for anew that still shows what was known of its people: nothing on the screen goes blank meanwhile. */
export function withKnown(page: LoadedPlanPage, known: LoadedPlanPage): LoadedPlanPage {
  return { ...page, intervals: inOrderOf(page, (ref) => known.intervals.get(ref)) };
}

/** The lists of those who have one, in the order of the page. */
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
