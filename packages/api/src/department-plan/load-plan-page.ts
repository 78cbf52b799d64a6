import type { Transport } from '../core/transport.ts';
import { toWireDate } from '../core/wire.ts';
import { withKnown } from './batches.ts';
import type { DepartmentPlanPage, LoadedPlanPage } from './department-plan.ts';
import { isComplete, toPlanPage } from './department-plan.ts';
import { postDepartmentPeople } from './department-plan.wire.ts';
import type { PlanBatchesLoad } from './load-plan-batches.ts';
import { loadPlanBatches } from './load-plan-batches.ts';

/** How a page is loaded. */
export interface PlanPageLoad extends PlanBatchesLoad {
  /** The server computes the plans anew. Default false. */
  isRecalculation?: boolean;
  /** What is known of the page: a load that was left is taken up again, a complete one stays shown meanwhile. */
  known?: DepartmentPlanPage | undefined;
  /** Something has changed since `known` was loaded: everything is asked for anew. Default false. */
  isOutdated?: boolean;
  /** Hears of the page after its people and after each batch. */
  onProgress(page: DepartmentPlanPage): void;
}

/**
 * Loads a page of the department plan: its people, then their intervals in batches until nothing is left, or the first round alone.
 * Specification 001 section 2 (department plan).
 *
 * @throws what the transport throws, and the signal's reason once it is aborted; what has come until then was told to
 *   `onProgress`
 */
export async function loadPlanPage(transport: Transport, load: PlanPageLoad): Promise<DepartmentPlanPage> {
  const page = resumable(load) ?? (await loadPeople(transport, load));
  return page.kind === 'people' ? loadPlanBatches(transport, load, page) : page;
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
