import { bySurname } from '../core/by-surname.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import { emailOf, people } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { categoryRefOf } from './categories.ts';
import { centreNamed, idsBelow } from './centre-tree.ts';
import { crowdPlaces } from './crowd-places.ts';
import type { Placed } from './named-places.ts';
import { namedPlaces } from './named-places.ts';
import { generatedEmployees } from './crowd-rows.ts';

/** A person who works in a centre. */
export interface CentrePerson extends GeneratedEmployee {
  centreId: number;
  categoryRef: string;
  email: string | null;
  phone: string | null;
}

const all = new WeakMap<Database, Promise<CentrePerson[]>>();

/** Returns the people of a centre, sorted by name. */
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
  const crowd = await generatedEmployees(database);
  const placed =
    database.scenario.personCount === null
      ? [...namedPlaces(), ...placedCrowd(crowd)]
      : crowd.map((member): Placed => [member, centreNamed(people.manager.centre)?.id ?? 0]);
  return placed.map(personOf).toSorted(bySurname);
}

function placedCrowd(crowd: readonly GeneratedEmployee[]): Placed[] {
  const places = crowdPlaces();
  return crowd.flatMap((member, index): Placed[] => {
    const centreId = places[index];
    return centreId === undefined ? [] : [[member, centreId]];
  });
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
