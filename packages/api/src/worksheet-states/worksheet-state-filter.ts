import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';

/** A filter of worksheets. @requirement worksheet-states-3 */
export type WorksheetStateFilter =
  | 'all'
  | 'open'
  | 'approved'
  | 'confirmed'
  | 'signedElectronically'
  | 'signedByHand'
  | 'unsigned';

/** A filter, or all signed worksheets: no single filter of the backend has them. @requirement worksheet-states-15 */
export type WorksheetStateView = WorksheetStateFilter | 'signed';

/** The views with a number above the list, in order. @requirement worksheet-states-15 */
export const countedWorksheetViews = [
  'unsigned',
  'open',
  'approved',
  'confirmed',
  'signed',
] as const satisfies readonly WorksheetStateView[];

/** The filters in the order of the menu. @requirement worksheet-states-3 */
export const worksheetStateFilters: readonly WorksheetStateFilter[] = [
  'all',
  'open',
  'approved',
  'confirmed',
  'signedElectronically',
  'signedByHand',
  'unsigned',
];

/** All views, in the address. */
export const worksheetStateViews: readonly WorksheetStateView[] = [...worksheetStateFilters, 'signed'];

/** The default filter. @requirement worksheet-states-3 */
export const defaultWorksheetStateFilter: WorksheetStateFilter = 'unsigned';

/** Returns the filter whose worksheets contain those of a view. */
export function filterOfView(view: WorksheetStateView): WorksheetStateFilter {
  return view === 'signed' ? 'all' : view;
}

/** Returns the default month, the previous one. @requirement worksheet-states-2 */
export function defaultWorksheetMonth(today: LocalDate): LocalMonth {
  return addMonths(monthOf(today), -1);
}

/** A filter in the backend's spelling. */
interface WireFlags {
  LoadCreated: boolean;
  LoadConfirmed: boolean;
  LoadApproved: boolean;
  LoadSigned: boolean;
  LoadUnsigned: boolean;
  Kind: 'electronic' | 'hand' | '';
}

const nothing: WireFlags = {
  LoadCreated: false,
  LoadConfirmed: false,
  LoadApproved: false,
  LoadSigned: false,
  LoadUnsigned: false,
  Kind: '',
};

/** The backend's spelling of each filter. @requirement worksheet-states-13 */
export const wireFlags: Record<WorksheetStateFilter, WireFlags> = {
  all: {
    LoadCreated: true,
    LoadConfirmed: true,
    LoadApproved: true,
    LoadSigned: true,
    LoadUnsigned: true,
    Kind: '',
  },
  open: { ...nothing, LoadCreated: true },
  approved: { ...nothing, LoadApproved: true },
  confirmed: { ...nothing, LoadConfirmed: true },
  signedElectronically: { ...nothing, LoadSigned: true, Kind: 'electronic' },
  signedByHand: { ...nothing, LoadSigned: true, Kind: 'hand' },
  unsigned: { ...nothing, LoadUnsigned: true },
};
