import { colleagues } from '../core/colleagues.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { MockPerson } from '../core/people.ts';
import { emailOf, people, personKeys } from '../core/people.ts';
import { fullNameOf } from '../core/full-name.ts';
import { centreNamed, idsBelow } from './centre-tree.ts';
import { mobilePhoneOf } from './contacts.ts';

/** The contacts of a shared person, the same for both employments. */
interface Contacts {
  email: string;
  phone: string;
}

/** A person and the id of their centre. */
export type Placed = [member: GeneratedEmployee & Partial<Contacts>, centreId: number];

/** Returns the centres of all named people: shared people and colleagues. */
export function namedPlaces(): Placed[] {
  return [...sharedPeople(), ...placedColleagues()];
}

/** Returns the contacts of a shared person. */
export function sharedContactsOf(person: MockPerson): Contacts {
  return { email: emailOf(person), phone: mobilePhoneOf(person.ref) };
}

/** Returns the shared people who still work there. */
function sharedPeople(): Placed[] {
  return personKeys
    .map((key) => people[key])
    .filter(({ refusal }) => refusal?.error !== 'user_expired')
    .flatMap((person): Placed[] => {
      const { secondEmployment: second, ref, personalNumber, centre } = person;
      const member = { ref, personalNumber, fullName: fullNameOf(person), ...sharedContactsOf(person) };
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
  return centreNamed(name)?.id ?? 0;
}
