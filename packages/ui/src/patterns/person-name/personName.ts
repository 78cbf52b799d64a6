/** The parts of a person's name; each may be empty. */
export interface PersonNameParts {
  givenName: string;
  surname: string;
  degreeBefore: string;
  degreeAfter: string;
}

/** Returns the full name with degrees, for example `Ing. Petr Svoboda, Ph.D.` */
export function personName({ givenName, surname, degreeBefore, degreeAfter }: PersonNameParts): string {
  const name = [degreeBefore, givenName, surname].filter(Boolean).join(' ');
  return degreeAfter ? `${name}, ${degreeAfter}` : name;
}
