const inCzech = new Intl.Collator('cs');

/** Compares people like the backend: by surname, then by given name, ignoring degrees. */
export function bySurname(a: { fullName: string }, b: { fullName: string }): number {
  return inCzech.compare(withoutDegrees(a.fullName), withoutDegrees(b.fullName));
}

/** Removes degrees before the name; each ends with a dot. */
function withoutDegrees(fullName: string): string {
  return fullName.replace(/^(\S+\. )+/, '');
}
