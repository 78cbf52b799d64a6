import { bySurname } from '../core/by-surname.ts';
import { colleagues } from '../core/colleagues.ts';
import type { CrowdMember } from '../core/crowd.ts';
import type { Database } from '../core/database.ts';
import { emailOf, people, personKeys } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { fullNameOf } from '../session/user-list.ts';
import { categoryRefOf } from './categories.ts';
import { centreNamed, centres, idsBelow } from './centre-tree.ts';
import { crowdPlaces } from './crowd-places.ts';

/** Somebody who works in a centre. */
export interface CentrePerson extends CrowdMember {
  centreId: number;
  categoryRef: string;
  email: string | null;
  phone: string | null;
}

const all = new WeakMap<Database, Promise<CentrePerson[]>>();

/** The people of a centre in the order of their names. */
export async function peopleOfCentre(
  database: Database,
  centreId: number,
  includesBelow: boolean,
): Promise<CentrePerson[]> {
  const everybody = all.get(database) ?? everybodyOf(database);
  all.set(database, everybody);
  const ids = new Set(includesBelow ? idsBelow(centreId) : [centreId]);
  return (await everybody).filter((person) => ids.has(person.centreId));
}

async function everybodyOf(database: Database): Promise<CentrePerson[]> {
  const crowd = await database.crowd();
  return [...sharedPeople(), ...placedColleagues(), ...placedCrowd(crowd)].map(personOf).toSorted(bySurname);
}

type Placed = [member: CrowdMember & { email?: string }, centreId: number];

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

function placedCrowd(crowd: readonly CrowdMember[]): Placed[] {
  const places = crowdPlaces(crowd.length);
  return crowd.map((member, index): Placed => [member, places[index] ?? idOf(people.manager.centre)]);
}

function personOf([member, centreId]: Placed): CentrePerson {
  const { email, ...rest } = member;
  const hash = hashOf(member.ref);
  const [surname = '', ...others] = member.fullName.replace(/[^\p{L} -]/gu, '').split(' ');
  const digits = String(Math.floor(chance(hash, 2) * 1e8)).padStart(8, '0');
  const phone = `+420 6${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
  return {
    ...rest,
    centreId,
    categoryRef: categoryRefOf(member.ref),
    email: email ?? (chance(hash, 1) < 0.1 ? null : emailOf({ surname, givenName: others.at(-1) ?? '' })),
    phone: chance(hash, 3) < 0.15 ? null : phone,
  };
}

function idOf(name: string): number {
  return (centreNamed(name) ?? centres[0])?.id ?? 0;
}
