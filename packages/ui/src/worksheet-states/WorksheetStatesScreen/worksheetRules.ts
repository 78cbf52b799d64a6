import type { WorksheetState } from '@selfservice/api/worksheet-states/worksheet-steps';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The sort orders of worksheets, in the order of their menu. */
export const worksheetOrders = ['name', 'state'] as const;

/** A sort order of worksheets. */
export type WorksheetOrder = (typeof worksheetOrders)[number];

const places: Record<WorksheetState, number> = {
  open: 0,
  approved: 1,
  confirmed: 2,
  signedElectronically: 3,
  signedByHand: 4,
};

/** Rules to find worksheets by name, and to sort them by name or by state, the least advanced first. */
export const worksheetRules: FindRules<PersonWorksheetState, WorksheetOrder> = {
  textOf: ({ fullName }) => fullName,
  sortKeys: { name: null, state: ({ state }) => places[state] },
};
