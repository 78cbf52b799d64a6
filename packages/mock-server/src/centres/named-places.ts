import { colleagues } from '../core/colleagues.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { emailOf, people, personKeys } from '../core/people.ts';
import { fullNameOf } from '../core/full-name.ts';
import { centreNamed, centres, idsBelow } from './centre-tree.ts';

/** A person and the id of their centre. */
export type Placed = [member: GeneratedEmployee & { email?: string }, centreId: number];

/** Returns the centres of all named people: shared people and colleagues. */
export function namedPlaces(): Placed[] {
  return [...sharedPeople(), ...placedColleagues()];
}

/** Returns the shared people who still work there. */
function sharedPeople(): Placed[] {
  return personKeys
    .map((key) => people[key])
    .filter(({ refusal }) => refusal?.error !== 'user_expired')
    .flatMap((person): Placed[] => {
      const { secondEmployment: second, ref, personalNumber, centre } = person;
      const member = { ref, personalNumber, fullName: fullNameOf(person), email: emailOf(person) };
      const first: Placed = [member, idOf(centre)];
      return second ? [first, [{ ...member, ref: second.ref }, idOf(second.centre)]] : [first];
    });
}

/** Places colleagues below their own centre in turn, and every third one in the centre itself. */
function placedColleagues(): Placed[] {
  return colleagues.map((member, index): Placed => {
    const id = idOf(member.centre);
    const below = idsBelow(id).slice(1);
    return [member, (index % 3 === 0 ? undefined : below[index % below.length]) ?? id];
  });
}

function idOf(name: string): number {
  return (centreNamed(name) ?? centres[0])?.id ?? 0;
}
