import type { MockPerson } from './people.ts';

/** Returns the full name in the backend's spelling: degrees, surname, given name. */
export function fullNameOf({ surname, givenName, degreeBefore, degreeAfter }: MockPerson): string {
  return withDegrees(`${surname} ${givenName}`, degreeBefore, degreeAfter);
}

/** Adds degrees to a surname with a given name. */
export function withDegrees(name: string, before = '', after = ''): string {
  return `${before && `${before} `}${name}${after && `, ${after}`}`;
}

/** Removes degrees: each one before the name ends with a dot, those after it follow a comma. */
export function withoutDegrees(fullName: string): string {
  return fullName.replace(/^(\S+\. )+/, '').replace(/,.*$/, '');
}
