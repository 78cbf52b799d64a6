import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';

/** Which worksheets are shown. Specification 001 section 4. */
export type WorksheetStateFilter =
  | 'all'
  | 'open'
  | 'approved'
  | 'confirmed'
  | 'signedElectronically'
  | 'signedByHand'
  | 'unsigned';

/** The filters in the order of the choice. */
export const worksheetStateFilters: readonly WorksheetStateFilter[] = [
  'all',
  'open',
  'approved',
  'confirmed',
  'signedElectronically',
  'signedByHand',
  'unsigned',
];

/** The filter before one is chosen. */
export const defaultWorksheetStateFilter: WorksheetStateFilter = 'unsigned';

/** The month before one is chosen: the previous one. Specification 001 section 2 (worksheet states). */
export function defaultWorksheetMonth(today: LocalDate): LocalMonth {
  return addMonths(monthOf(today), -1);
}

/** A filter as the wire spells it. */
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

/** The spelling of each filter on the wire. Decisions section 7. */
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
