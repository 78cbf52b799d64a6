/** Degrees before a name; each ends with a dot. */
const titlesBefore = /^((?:\S+\.\s+)+)(.+)$/;

/**
 * A full name with all its degrees behind it, so that the name itself stays visible where there is no room for all.
 *
 * @param fullName as the server writes it, for example `Ing. Svoboda Petr, Ph.D.`
 */
export function titlesAfter(fullName: string): string {
  const [, titles, rest = ''] = titlesBefore.exec(fullName) ?? [];
  if (titles === undefined) return fullName;
  const [name = rest, ...after] = rest.split(',').map((part) => part.trim());
  return [name, titles.trim(), ...after].join(', ');
}
