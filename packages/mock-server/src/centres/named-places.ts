import { colleagues } from '../core/colleagues.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { emailOf, people, personKeys } from '../core/people.ts';
import { fullNameOf } from '../core/full-name.ts';
import { centreNamed, centres, idsBelow } from './centre-tree.ts';

/** Somebody, and the centre that they work in. */
export type Placed = [member: GeneratedEmployee & { email?: string }, centreId: number];

/** Where everybody works who has a name of their own: the shared people and their colleagues. */
export function namedPlaces(): Placed[] {
  return [...sharedPeople(), ...placedColleagues()];
}

/** The shared people but for those who do not work there any more. */
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

/** The colleagues work in the centres right below their own one in turn, every third one in itself. */
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
