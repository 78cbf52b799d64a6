import type { Agenda } from '@selfservice/api/requests/requests';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { Permission, Permissions } from '@selfservice/api/session/permissions';

/**
 * Whether a new request can be made. An unavailability that is asked for needs the right to edit unavailability as
 * well; the stricter of both holds. Specification 000 section 6.
 */
export function newRequestPermission(permissions: Permissions, agenda: Agenda): Permission {
  const rights = [permissionFor(permissions, 'absence')];
  if (agenda === 'unavailabilities') rights.push(permissionFor(permissions, 'unavailabilityEdit'));
  if (rights.includes('hidden')) return 'hidden';
  return rights.includes('disabled') ? 'disabled' : 'allowed';
}
