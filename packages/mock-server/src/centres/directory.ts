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
 * Returns a look-up of people by their reference: the shared ones, their colleagues and, if somebody else is among
 * `refs`, the crowd.
 */
export async function directoryOf(
  database: Database,
  refs: Iterable<string>,
): Promise<(ref: string) => GeneratedEmployee | undefined> {
  if ([...refs].every((ref) => named.has(ref))) return (ref) => named.get(ref);
  const crowd = new Map((await generatedEmployees(database)).map((member) => [member.ref, member]));
  return (ref) => named.get(ref) ?? crowd.get(ref);
}
