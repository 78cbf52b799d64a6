import type { PersonPresence, Presence } from './presence.ts';

/** Somebody whose presence the user may know in part. */
export function aPersonPresence(personRef: string, presence: Presence): PersonPresence {
  return {
    personRef,
    fullName: `Person ${personRef}`,
    presence,
    reason: null,
    contacts: { email: null, phones: [] },
    details: null,
  };
}
