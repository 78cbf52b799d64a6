/** A person's name in its parts; any may be empty. */
export interface PersonNameParts {
  givenName: string;
  surname: string;
  degreeBefore: string;
  degreeAfter: string;
}

/** A whole name as it is read aloud: `Ing. Petr Svoboda, Ph.D.` */
export function personName({ givenName, surname, degreeBefore, degreeAfter }: PersonNameParts): string {
  const name = [degreeBefore, givenName, surname].filter(Boolean).join(' ');
  return degreeAfter ? `${name}, ${degreeAfter}` : name;
}
