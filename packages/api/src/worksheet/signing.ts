import type { Permission } from '../session/permissions.ts';
import type { Worksheet } from './worksheet.ts';

/** Whether the worksheet waits for a signature: confirmed, not signed, and allowed. Specification 001 section 2. */
export function needsSignature({
  confirmation,
  signature,
  canSign,
}: Pick<Worksheet, 'confirmation' | 'signature' | 'canSign'>): boolean {
  return confirmation !== null && signature === null && canSign;
}

/**
 * How the button that signs stands there: usable, greyed out, or not at all. Specification 001 sections 2 and 6.
 *
 * @param permission what the person may do with `worksheetSign`
 */
export function signButtonOf(
  worksheet: Pick<Worksheet, 'confirmation' | 'signature' | 'canSign'>,
  permission: Permission,
): Permission {
  return needsSignature(worksheet) ? permission : 'hidden';
}
