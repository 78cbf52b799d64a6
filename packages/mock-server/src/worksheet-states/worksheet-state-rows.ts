import type {
  postWorksheetStates,
  worksheetStateRowSchema,
} from '@selfservice/api/worksheet-states/worksheet-states.wire';
import type * as v from 'valibot';
import type { CentrePerson } from '../centres/centre-people.ts';
import type { WorksheetState } from './worksheet-state-of.ts';

type StateAnswer = v.InferInput<typeof worksheetStateRowSchema>;
type Flags = v.InferOutput<typeof postWorksheetStates.body>['Value'];

/** The completed steps of each state. */
const steps: Record<WorksheetState, Pick<StateAnswer, 'Approved' | 'Confirmed' | 'Signed' | 'SignedKind'>> = {
  open: { Approved: false, Confirmed: false, Signed: false, SignedKind: null },
  approved: { Approved: true, Confirmed: false, Signed: false, SignedKind: null },
  confirmed: { Approved: true, Confirmed: true, Signed: false, SignedKind: null },
  electronic: { Approved: true, Confirmed: true, Signed: true, SignedKind: 'electronic' },
  hand: { Approved: true, Confirmed: true, Signed: true, SignedKind: 'hand' },
};

/** Whether any of the flags includes a worksheet. */
export function isAskedFor(state: WorksheetState, flags: Flags): boolean {
  const { Signed, SignedKind } = steps[state];
  if (Signed) return flags.LoadSigned && (flags.Kind === '' || flags.Kind === SignedKind);
  return (
    flags.LoadUnsigned ||
    (state === 'open' && flags.LoadCreated) ||
    (state === 'approved' && flags.LoadApproved) ||
    (state === 'confirmed' && flags.LoadConfirmed)
  );
}

/** Returns the row of a person's worksheet, with contacts only if the user may see them. */
export function worksheetStateRow(
  { fullName, email, phone }: CentrePerson,
  state: WorksheetState,
  canSeeContacts: boolean,
): StateAnswer {
  return {
    FullName: fullName,
    ...(canSeeContacts && { Email: email, Phone: phone === null ? [] : [phone] }),
    ...steps[state],
  };
}
