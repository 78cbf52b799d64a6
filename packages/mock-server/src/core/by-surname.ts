import { withoutDegrees } from './full-name.ts';

const inCzech = new Intl.Collator('cs');

/** Compares people like the backend: by surname, then by given name, ignoring degrees. */
export function bySurname(a: { fullName: string }, b: { fullName: string }): number {
  return inCzech.compare(withoutDegrees(a.fullName), withoutDegrees(b.fullName));
}
