import type { Worksheet } from './worksheet.ts';

/** Where a worksheet stands, the last step that it has taken. Specification 001 section 4. */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'signedElectronically' | 'signedByHand';

/** The state of a worksheet: signed, else confirmed, else approved, else open. Specification 001 section 4. */
export function stateOfWorksheet({
  signature,
  confirmation,
  approval,
}: Pick<Worksheet, 'signature' | 'confirmation' | 'approval'>): WorksheetState {
  if (signature) return signature.kind === 'hand' ? 'signedByHand' : 'signedElectronically';
  if (confirmation) return 'confirmed';
  return approval ? 'approved' : 'open';
}
