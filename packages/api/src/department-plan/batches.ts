import type { DepartmentInterval, LoadedPlanPage } from './department-plan.ts';
import { byBegin } from '../core/plan-interval.ts';

/** For how many people the intervals are asked at once. Specification 001 section 9. */
export const batchSizes = { current: 15, neighbour: 40 } as const;

/** What a batch is chosen from. */
export interface BatchChoice {
  /** Everybody on the page, in its order. */
  personRefs: readonly string[];
  /** Whose plans have come. */
  fetchedRefs: ReadonlySet<string>;
  /** Who is on the screen right now; may name people of another page. */
  visibleRefs: readonly string[];
  size: number;
}

/**
 * Whose plans are to be asked for next: those on the screen first, then the others in the order of the page. Empty:
 * nothing is left to be fetched.
 */
export function pickNextBatch({ personRefs, fetchedRefs, visibleRefs, size }: BatchChoice): string[] {
  const waiting = new Set(personRefs.filter((ref) => !fetchedRefs.has(ref)));
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

/** The page with an answered batch: what came for people that it did not ask for is left out. */
export function mergeBatch(page: LoadedPlanPage, answer: BatchAnswer): LoadedPlanPage {
  const batch = new Map<string, DepartmentInterval[]>(answer.personRefs.map((ref) => [ref, []]));
  for (const interval of answer.intervals) batch.get(interval.ownerRef)?.push(interval);
  for (const intervals of batch.values()) intervals.sort(byBegin);
  const recalculated = answer.recalculatedRefs.filter((ref) => batch.has(ref));
  return {
    ...page,
    intervals: new Map([...page.intervals, ...batch]),
    fetchedRefs: new Set([...page.fetchedRefs, ...answer.personRefs]),
    recalculatedRefs: new Set([...page.recalculatedRefs, ...recalculated]),
  };
}

/** A page asked for anew that still shows what was known of its people: nothing on the screen goes blank meanwhile. */
export function withKnown(page: LoadedPlanPage, known: LoadedPlanPage): LoadedPlanPage {
  const refs = page.people.map(({ personRef }) => personRef);
  const intervals = refs.flatMap((ref): [string, readonly DepartmentInterval[]][] => {
    const list = known.intervals.get(ref);
    return list ? [[ref, list]] : [];
  });
  return { ...page, intervals: new Map(intervals) };
}
