import type { WorksheetState } from '@selfservice/api/worksheet-states/worksheet-state';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { sortedBy } from '../../patterns/FilterBar/sortedBy.ts';

/** What worksheets can be sorted by. */
export const worksheetOrders = ['name', 'state'] as const;

/** What worksheets are sorted by. */
export type WorksheetOrder = (typeof worksheetOrders)[number];

const places: Record<WorksheetState, number> = {
  open: 0,
  approved: 1,
  confirmed: 2,
  signedElectronically: 3,
  signedByHand: 4,
};

/** Worksheets by what was chosen, those that have come least far first; alike ones stay in the order of the names. */
export function sortedWorksheets(
  rows: readonly PersonWorksheetState[],
  order: WorksheetOrder,
): readonly PersonWorksheetState[] {
  return order === 'name' ? rows : sortedBy(rows, ({ state }) => places[state]);
}
