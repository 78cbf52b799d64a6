import type { ScopeIdentity } from './session-scope.ts';
import type { Identity, SelectablePerson } from './session-state.ts';

/** Returns whether two tokens belong to the same user, person and substitution. */
export function isSameIdentity(one: Identity, other: Identity): boolean {
  return (
    one.userRef === other.userRef &&
    one.personRef === other.personRef &&
    one.isSubstitution === other.isSubstitution
  );
}

/**
 * Returns the reference of the user that is the same for every employment. A token has the reference of the employment in
 * use, so this is the first own employment of the person list, or that of the token if the list does not have the user.
 */
export function stableUserRef({ userRef }: Identity, people: readonly SelectablePerson[]): string {
  const own = ownEmployments(people);
  return own.some(({ personRef }) => personRef === userRef) ? (own[0]?.personRef ?? userRef) : userRef;
}

/** Returns whether a token belongs to the user of a person list. */
export function isOfSameUser(
  { userRef }: Identity,
  before: Identity,
  people: readonly SelectablePerson[],
): boolean {
  return userRef === before.userRef || ownEmployments(people).some(({ personRef }) => personRef === userRef);
}

/** Returns the employments of the user, sorted by number. */
export function ownEmployments(people: readonly SelectablePerson[]): SelectablePerson[] {
  return people
    .filter(({ employmentOrder }) => employmentOrder !== null)
    .toSorted((one, other) => (one.employmentOrder ?? 0) - (other.employmentOrder ?? 0));
}

/** Returns the key under which the browser keeps values of one identity. */
export function scopeKey({ tenant, userRef, personRef, isSubstitution }: ScopeIdentity): string {
  return JSON.stringify([tenant, userRef, personRef, isSubstitution]);
}
