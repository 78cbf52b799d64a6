import type { Transport } from '../core/transport.ts';
import { toWireDate } from '../core/wire.ts';
import { batchSizes, pickNextBatch, mergeBatch, withKnown } from './batches.ts';
import type {
  DepartmentPerson,
  DepartmentPlanPage,
  LoadedPlanPage,
  PlanPageParams,
} from './department-plan.ts';
import { isComplete, toDepartmentInterval, toPlanPage } from './department-plan.ts';
import { postDepartmentIntervals, postDepartmentPeople } from './department-plan.wire.ts';
import type { PlanRights } from './plan-rights.ts';

/** What the user looks at while a page loads. It is asked before each batch, so it may change meanwhile. */
export interface PlanLoadPriority {
  /** Whether the page is the one shown and not a neighbour of it. */
  isCurrent(): boolean;
  /** Who of a page's people is on the screen right now. */
  visibleRefs(people: readonly DepartmentPerson[]): readonly string[];
}

/** How a page is loaded. */
export interface PlanPageLoad {
  request: PlanPageParams;
  rights: PlanRights;
  focus: PlanLoadPriority;
  /** The server computes the plans anew. Default false. */
  isRecalculation?: boolean;
  /** What is known of the page: a load that was left is taken up again, a complete one stays shown meanwhile. */
  known?: DepartmentPlanPage | undefined;
  /** Something has changed since `known` was loaded: everything is asked for anew. Default false. */
  isOutdated?: boolean;
  /** Hears of the page after its people and after each batch. */
  onProgress(page: DepartmentPlanPage): void;
  /** Ends the load: what arrives afterwards is dropped. */
  signal?: AbortSignal;
}

/**
 * Loads a page of the department plan: its people, then their intervals batch by batch until nothing is left.
 * Specification 001 section 2 (department plan).
 *
 * @throws what the transport throws, and the signal's reason once it is aborted; what has come until then was told to
 *   `onProgress`
 */
export async function loadPlanPage(transport: Transport, load: PlanPageLoad): Promise<DepartmentPlanPage> {
  let page = resumable(load) ?? (await loadPeople(transport, load));
  while (page.kind === 'people' && !isComplete(page)) {
    page = await loadBatch(transport, load, page);
    load.onProgress(page);
  }
  return page;
}

function resumable({ known, isOutdated, isRecalculation = false }: PlanPageLoad): LoadedPlanPage | null {
  if (isOutdated || known?.kind !== 'people' || isComplete(known)) return null;
  return known.isRecalculation === isRecalculation ? known : null;
}

async function loadPeople(transport: Transport, load: PlanPageLoad): Promise<DepartmentPlanPage> {
  const { request, rights, known, isRecalculation, signal } = load;
  const body = {
    Item1: toWireDate(request.from),
    Item2: toWireDate(request.to),
    Item3: request.centreId,
    Item4: request.includesSubcentres,
    Item5: request.categoryRef,
  };
  const wire = await transport.call(postDepartmentPeople, { body }, signal && { signal });
  signal?.throwIfAborted();
  const page = toPlanPage(wire, rights, isRecalculation);
  const shown = page.kind === 'people' && known?.kind === 'people' ? withKnown(page, known) : page;
  load.onProgress(shown);
  return shown;
}

async function loadBatch(
  transport: Transport,
  { request, rights, focus, signal }: PlanPageLoad,
  page: LoadedPlanPage,
): Promise<LoadedPlanPage> {
  const refs = pickNextBatch({
    personRefs: page.people.map(({ personRef }) => personRef),
    fetchedRefs: page.fetchedRefs,
    visibleRefs: focus.visibleRefs(page.people),
    size: focus.isCurrent() ? batchSizes.current : batchSizes.neighbour,
  });
  const body = {
    Item1: toWireDate(request.from),
    Item2: toWireDate(request.to),
    Item3: refs,
    Item4: page.isRecalculation,
  };
  const wire = await transport.call(postDepartmentIntervals, { body }, signal && { signal });
  signal?.throwIfAborted();
  return mergeBatch(page, {
    personRefs: refs,
    intervals: wire.intervals.map((interval) => toDepartmentInterval(interval, rights)),
    recalculatedRefs: wire.recalculatedIDs,
  });
}
