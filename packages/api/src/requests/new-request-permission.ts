import type { Agenda } from './requests.ts';
import { permissionFor } from '../session/permissions.ts';
import type { Permission, Permissions } from '../session/permissions.ts';

/**
 * Returns whether the user can create a request. An unavailability also needs the right to edit unavailability; the stricter
 * right applies.
 *
 * @requirement requests-40, unavailability-22
 */
export function newRequestPermission(permissions: Permissions, agenda: Agenda): Permission {
  const rights = [permissionFor(permissions, 'absence')];
  if (agenda === 'unavailabilities') rights.push(permissionFor(permissions, 'unavailabilityEdit'));
  if (rights.includes('hidden')) return 'hidden';
  return rights.includes('disabled') ? 'disabled' : 'allowed';
}
