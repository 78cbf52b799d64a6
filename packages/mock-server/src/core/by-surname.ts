const inCzech = new Intl.Collator('cs');

/** Sorts people as the backend does: by surname, which stands before the given name, and by nothing of their degrees. */
export function bySurname(a: { fullName: string }, b: { fullName: string }): number {
  return inCzech.compare(withoutDegrees(a.fullName), withoutDegrees(b.fullName));
}

/** A degree before the name ends with a dot. */
function withoutDegrees(fullName: string): string {
  return fullName.replace(/^(\S+\. )+/, '');
}
