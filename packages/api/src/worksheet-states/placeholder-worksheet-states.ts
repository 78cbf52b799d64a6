import type { PeopleList } from '../core/people-list.ts';
import type { WorksheetState } from './worksheet-steps.ts';
import type { WorksheetStateFilter, WorksheetStateView } from './worksheet-state-filter.ts';

const unsigned: readonly WorksheetState[] = ['open', 'approved', 'confirmed'];

/** The states that each view shows. @requirement worksheet-states-4 */
const shown: Record<WorksheetStateView, readonly WorksheetState[]> = {
  all: [...unsigned, 'signedElectronically', 'signedByHand'],
  open: ['open'],
  approved: ['approved'],
  confirmed: ['confirmed'],
  signedElectronically: ['signedElectronically'],
  signedByHand: ['signedByHand'],
  unsigned,
  signed: ['signedElectronically', 'signedByHand'],
};

/** Returns the worksheets that a view shows. @requirement worksheet-states-15 */
export function worksheetsOfView<Row extends { state: WorksheetState }>(
  rows: readonly Row[],
  view: WorksheetStateView,
): readonly Row[] {
  return rows.filter(({ state }) => shown[view].includes(state));
}

/**
 * Returns the rows to show while another filter of the same month and people loads: the matching rows if the new filter is a
 * part of the filter before, or all known rows if the new filter includes the filter before. Undefined if no row is known.
 *
 * @param known the list of the filter before
 */
export function placeholderWorksheetStates<Row extends { state: WorksheetState }>(
  known: PeopleList<Row> | undefined,
  before: WorksheetStateFilter,
  now: WorksheetStateFilter,
): PeopleList<Row> | undefined {
  if (known?.kind !== 'people') return undefined;
  if (isPartOf(now, before))
    return { ...known, rows: known.rows.filter(({ state }) => shown[now].includes(state)) };
  return isPartOf(before, now) && known.rows.length > 0 ? known : undefined;
}

function isPartOf(part: WorksheetStateFilter, whole: WorksheetStateFilter): boolean {
  return shown[part].every((state) => shown[whole].includes(state));
}
