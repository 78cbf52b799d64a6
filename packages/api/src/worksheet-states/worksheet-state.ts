import type * as v from 'valibot';
import type { worksheetStateRowSchema } from './worksheet-states.wire.ts';

/** Where a worksheet stands, the last step that it has taken. Specification 001 section 4. */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'signedElectronically' | 'signedByHand';

/** The steps of a worksheet as the wire spells them. */
type WireSteps = Pick<
  v.InferOutput<typeof worksheetStateRowSchema>,
  'Signed' | 'SignedKind' | 'Confirmed' | 'Approved'
>;

/** Reads a state: the last step counts. A signature that does not say how it was made was not made by hand. */
export function toWorksheetState(wire: WireSteps): WorksheetState {
  if (wire.Signed) return wire.SignedKind === 'hand' ? 'signedByHand' : 'signedElectronically';
  if (wire.Confirmed) return 'confirmed';
  return wire.Approved ? 'approved' : 'open';
}
