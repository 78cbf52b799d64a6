import type { Worksheet } from './worksheet.ts';

/** The state of a worksheet. @requirement worksheet-42 */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'signedElectronically' | 'signedByHand';

/** Returns the state of a worksheet: signed, otherwise confirmed, otherwise approved, otherwise open. @requirement worksheet-42 */
export function stateOfWorksheet({
  signature,
  confirmation,
  approval,
}: Pick<Worksheet, 'signature' | 'confirmation' | 'approval'>): WorksheetState {
  if (signature) return signature.kind === 'hand' ? 'signedByHand' : 'signedElectronically';
  if (confirmation) return 'confirmed';
  return approval ? 'approved' : 'open';
}
