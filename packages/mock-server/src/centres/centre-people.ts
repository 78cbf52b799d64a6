import { bySurname } from '../core/by-surname.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import { categoryRefOf } from './categories.ts';
import { idsBelow } from './centre-tree.ts';
import { contactsOf, distinctEmails } from './contacts.ts';
import { generatedEmployees, placesIn } from './crowd-rows.ts';
import type { Placed } from './named-places.ts';
import { namedPlaces } from './named-places.ts';

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
  const { scenario } = database;
  const crowd = await generatedEmployees(database);
  const placed = placesIn(scenario).flatMap(({ centreId }, index): Placed[] => {
    const member = crowd[index];
    return member ? [[member, centreId]] : [];
  });
  const everybody = scenario.personCount === null ? [...namedPlaces(), ...placed] : placed;
  return distinctEmails(everybody.map(personOf)).toSorted(bySurname);
}

function personOf([member, centreId]: Placed): CentrePerson {
  return { ...contactsOf(member), ...member, centreId, categoryRef: categoryRefOf(member.ref) };
}
