import type { Transport } from '../core/transport.ts';
import { toWireDate } from '../core/wire.ts';
import { withKnown } from './batches.ts';
import type { DepartmentPlanPage, LoadedPlanPage } from './department-plan.ts';
import { isComplete, toPlanPage } from './department-plan.ts';
import { postDepartmentPeople } from './department-plan.wire.ts';
import type { PlanBatchesLoad } from './load-plan-batches.ts';
import { loadPlanBatches } from './load-plan-batches.ts';

/** The options of `loadPlanPage`. */
export interface PlanPageLoad extends PlanBatchesLoad {
  /** Whether the server recalculates the plans. Default false. */
  isRecalculation?: boolean;
  /** The known page: an incomplete one is continued, a complete one stays visible while loading. */
  known?: DepartmentPlanPage | undefined;
  /** Whether `known` is outdated, so that everything is fetched again. Default false. */
  isOutdated?: boolean;
  /** Called with the page after its people are loaded and after each batch. */
  onProgress(page: DepartmentPlanPage): void;
}

/**
 * Loads a page of the department plan: its people, then their intervals in batches. Loaded plans are reported to
 * `onProgress`, also before an error.
 *
 * @throws the error of the transport, or the reason of the signal after an abort
 * @requirement department-plan-28, department-plan-30
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
