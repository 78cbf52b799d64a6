import type { Transport } from '../core/transport.ts';
import { toWireDate } from '../core/wire.ts';
import { batchSizes, batchesAtOnce, mergeBatch, pickNextBatch } from './batches.ts';
import type { BatchAnswer } from './batches.ts';
import type { DepartmentPerson, LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { toDepartmentInterval } from './department-plan.ts';
import { postDepartmentIntervals } from './department-plan.wire.ts';
import type { PlanRights } from './plan-rights.ts';

/** What the user looks at while a page loads. It is asked before each batch, so it may change meanwhile. */
export interface PlanLoadPriority {
  /** Whether the page is the one shown and not a neighbour of it. */
  isCurrent(): boolean;
  /** Who of a page's people is on the screen right now. */
  visibleRefs(people: readonly DepartmentPerson[]): readonly string[];
}

/** How the plans of a page are loaded. */
export interface PlanBatchesLoad {
  request: PlanPageParams;
  rights: PlanRights;
  focus: PlanLoadPriority;
  /** Hears of the page after each batch. */
  onProgress(page: LoadedPlanPage): void;
  /** No more batches begin than those that are under way at once: somebody else goes on. Default false. */
  isFirstRoundOnly?: boolean;
  /** Ends the load: what arrives afterwards is dropped. */
  signal?: AbortSignal;
}

/**
 * Loads what is left of a page’s plans, in batches of which several are under way at once. After a failure no other batch
 * begins, and those under way are waited for.
 *
 * @throws what the transport threw first, and the signal's reason once it is aborted
 */
export async function loadPlanBatches(
  transport: Transport,
  load: PlanBatchesLoad,
  start: LoadedPlanPage,
): Promise<LoadedPlanPage> {
  const { focus, onProgress, isFirstRoundOnly = false, signal } = load;
  const personRefs = start.people.map(({ personRef }) => personRef);
  const askedRefs = new Set(start.fetchedRefs);
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let page = start;

  async function fetchBatch(refs: readonly string[]): Promise<void> {
    try {
      const answer = await askForBatch(transport, load, refs, page.isRecalculation);
      signal?.throwIfAborted();
      page = mergeBatch(page, answer);
      onProgress(page);
    } catch (error) {
      failures.push(error);
    }
  }

  function beginBatches(): void {
    const kind = focus.isCurrent() ? 'current' : 'neighbour';
    while (underWay.size < batchesAtOnce[kind]) {
      const visibleRefs = focus.visibleRefs(page.people);
      const refs = pickNextBatch({ personRefs, askedRefs, visibleRefs, size: batchSizes[kind] });
      if (refs.length === 0) return;
      for (const ref of refs) askedRefs.add(ref);
      const batch = fetchBatch(refs).finally(() => underWay.delete(batch));
      underWay.add(batch);
    }
  }

  beginBatches();
  while (underWay.size > 0) {
    await Promise.race(underWay);
    signal?.throwIfAborted();
    if (failures.length === 0 && !isFirstRoundOnly) beginBatches();
  }
  if (failures.length > 0) throw failures[0];
  return page;
}

async function askForBatch(
  transport: Transport,
  { request, rights, signal }: PlanBatchesLoad,
  personRefs: readonly string[],
  isRecalculation: boolean,
): Promise<BatchAnswer> {
  const body = {
    Item1: toWireDate(request.from),
    Item2: toWireDate(request.to),
    Item3: [...personRefs],
    Item4: isRecalculation,
  };
  const wire = await transport.call(postDepartmentIntervals, { body }, signal && { signal });
  return {
    personRefs,
    intervals: wire.intervals.map((interval) => toDepartmentInterval(interval, rights)),
    recalculatedRefs: wire.recalculatedIDs,
  };
}
