import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';

/**
 * The parts of other people's presence that the user may see.
 * @requirement presence-16, presence-17, presence-18
 */
export interface PresenceRights {
  /** Whether the user may see e-mail addresses and phone numbers. */
  canSeeContacts: boolean;
  /** Personal number, centre, shift, last pass and terminal. */
  knowsDetails: boolean;
  /** The reason for the presence; otherwise only present, absent or unknown. */
  knowsReasons: boolean;
}

/** Returns the rights from the permissions: a disabled or hidden action gives none. */
export function presenceRightsOf(permissions: Permissions): PresenceRights {
  return {
    canSeeContacts: isAllowed(permissions, 'presenceContacts'),
    knowsDetails: isAllowed(permissions, 'presenceDetails'),
    knowsReasons: isAllowed(permissions, 'presenceReason'),
  };
}
