import type { PersonPresence, Presence } from './presence.ts';

/** A person of whom the user sees only the presence. */
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
