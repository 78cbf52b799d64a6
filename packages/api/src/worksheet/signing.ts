import type { Permission } from '../session/permissions.ts';
import type { Worksheet } from './worksheet.ts';

/** Whether a worksheet needs a signature: it is confirmed, not signed, and the server allows it. @requirement worksheet-22 */
export function needsSignature({
  confirmation,
  signature,
  canSign,
}: Pick<Worksheet, 'confirmation' | 'signature' | 'canSign'>): boolean {
  return confirmation !== null && signature === null && canSign;
}

/**
 * Returns whether the sign button is enabled, disabled or hidden.
 *
 * @param permission the permission for `worksheetSign`
 * @requirement worksheet-22, worksheet-43
 */
export function signButtonOf(
  worksheet: Pick<Worksheet, 'confirmation' | 'signature' | 'canSign'>,
  permission: Permission,
): Permission {
  return needsSignature(worksheet) ? permission : 'hidden';
}
