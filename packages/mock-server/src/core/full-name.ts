import type { MockPerson } from './people.ts';

/** Returns the full name in the backend's spelling: degrees, surname, given name. */
export function fullNameOf({ surname, givenName, degreeBefore, degreeAfter }: MockPerson): string {
  const name = [degreeBefore, surname, givenName].filter(Boolean).join(' ');
  return degreeAfter ? `${name}, ${degreeAfter}` : name;
}
