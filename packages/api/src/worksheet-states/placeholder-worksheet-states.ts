import type { PeopleList } from '../core/people-list.ts';
import type { WorksheetState } from './worksheet-state.ts';
import type { WorksheetStateFilter } from './worksheet-state-filter.ts';

const unsigned: readonly WorksheetState[] = ['open', 'approved', 'confirmed'];

/** The states that each filter shows. */
const shown: Record<WorksheetStateFilter, readonly WorksheetState[]> = {
  all: [...unsigned, 'signedElectronically', 'signedByHand'],
  open: ['open'],
  approved: ['approved'],
  confirmed: ['confirmed'],
  signedElectronically: ['signedElectronically'],
  signedByHand: ['signedByHand'],
  unsigned,
};

/**
 * What can be shown of the same month and people while the server is asked for them anew after a change of the filter:
 * what is among the rows before is known at once; part of them is part of the whole, unless there are none.
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
