import type { Identity } from './session-state.ts';

/** Whether two identities speak for the same person, and in the same way: for themselves or as a substitute. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  return one.personRef === other.personRef && one.isSubstitution === other.isSubstitution;
}
