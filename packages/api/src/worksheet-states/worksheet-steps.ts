import type * as v from 'valibot';
import type { worksheetStateRowSchema } from './worksheet-states.wire.ts';

/** The state of a worksheet. @requirement worksheet-states-9 */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'signedElectronically' | 'signedByHand';

/** The steps of a worksheet in the backend's spelling. */
type WireSteps = Pick<
  v.InferOutput<typeof worksheetStateRowSchema>,
  'Signed' | 'SignedKind' | 'Confirmed' | 'Approved'
>;

/** Maps the steps to a state: the last step counts. A signature without a kind is electronic. @requirement worksheet-states-9 */
export function toWorksheetState(wire: WireSteps): WorksheetState {
  if (wire.Signed) return wire.SignedKind === 'hand' ? 'signedByHand' : 'signedElectronically';
  if (wire.Confirmed) return 'confirmed';
  return wire.Approved ? 'approved' : 'open';
}
