import type { MockPerson } from './people.ts';

/** Surname, first name and degrees, as the backend writes people. */
export function fullNameOf({ surname, givenName, degreeBefore, degreeAfter }: MockPerson): string {
  const name = [degreeBefore, surname, givenName].filter(Boolean).join(' ');
  return degreeAfter ? `${name}, ${degreeAfter}` : name;
}
