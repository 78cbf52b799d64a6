import type { Transport } from '../core/transport.ts';
import { toWireDate } from '../core/wire.ts';
import { batchSizes, batchesAtOnce, mergeBatch, pickNextBatch } from './batches.ts';
import type { BatchAnswer } from './batches.ts';
import type { DepartmentPerson, LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { toDepartmentInterval } from './department-plan.ts';
import { postDepartmentIntervals } from './department-plan.wire.ts';
import type { PlanRights } from './plan-rights.ts';

/** What the user sees while a page is loading. It is read before each batch and may change. */
export interface PlanLoadPriority {
  /** Whether the page is shown, instead of being a neighbour of the page shown. */
  isCurrent(): boolean;
  /** Returns the references of the visible people. */
  visibleRefs(people: readonly DepartmentPerson[]): readonly string[];
}

/** The options of `loadPlanBatches`. */
export interface PlanBatchesLoad {
  request: PlanPageParams;
  rights: PlanRights;
  focus: PlanLoadPriority;
  /** Called with the page after each batch. */
  onProgress(page: LoadedPlanPage): void;
  /** Whether to load only the first parallel batches; another load continues. Default false. */
  isFirstRoundOnly?: boolean;
  /** Aborts the load; responses that arrive afterwards are dropped. */
  signal?: AbortSignal;
}

/**
 * Loads the missing plans of a page in parallel batches. After a failure no new batch begins, and it waits for the pending
 * ones.
 *
 * @throws the first error of the transport, or the reason of the signal after an abort
 * @requirement department-plan-28, department-plan-29
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
      const response = await requestBatch(transport, load, refs, page.isRecalculation);
      signal?.throwIfAborted();
      page = mergeBatch(page, response);
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

async function requestBatch(
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
