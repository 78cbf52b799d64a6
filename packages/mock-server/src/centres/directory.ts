import { fullNameOf } from '../core/full-name.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { colleagues } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { generatedEmployees } from './crowd-rows.ts';

const sharedPeople: readonly GeneratedEmployee[] = personKeys.flatMap((key) => {
  const { ref, personalNumber, secondEmployment } = people[key];
  const first = { ref, personalNumber, fullName: fullNameOf(people[key]) };
  return secondEmployment ? [first, { ...first, ref: secondEmployment.ref }] : [first];
});

const named = new Map([...sharedPeople, ...colleagues].map((member) => [member.ref, member]));

/**
 * Returns a function that finds people by reference: shared people, colleagues and, if `refs` contains another
 * person, the crowd.
 */
export async function directoryOf(
  database: Database,
  refs: Iterable<string>,
): Promise<(ref: string) => GeneratedEmployee | undefined> {
  if ([...refs].every((ref) => named.has(ref))) return (ref) => named.get(ref);
  const crowd = new Map((await generatedEmployees(database)).map((member) => [member.ref, member]));
  return (ref) => named.get(ref) ?? crowd.get(ref);
}
