import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';

/** What of other people's presence the user may know. Specification 001 section 6. */
export interface PresenceRights {
  /** E-mail and phones. */
  knowsContacts: boolean;
  /** Personal number, centre, shift and last pass. */
  knowsDetails: boolean;
  /** Why somebody is there or away; without it only whether. */
  knowsReasons: boolean;
}

/** Reads the rights out of the permissions: an action that is disabled or hidden gives none. */
export function presenceRightsOf(permissions: Permissions): PresenceRights {
  return {
    knowsContacts: isAllowed(permissions, 'presenceContacts'),
    knowsDetails: isAllowed(permissions, 'presenceDetails'),
    knowsReasons: isAllowed(permissions, 'presenceReason'),
  };
}
