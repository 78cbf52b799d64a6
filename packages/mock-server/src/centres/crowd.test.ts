import { SimpleFaker } from '@faker-js/faker';
import { systemClock } from '@selfservice/api/core/clock';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '../core/database.ts';
import { withoutDegrees } from '../core/full-name.ts';
import type { Tenant } from '../core/people.ts';
import { people, personKeys, tenantOf } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { categoryRefOf } from './categories.ts';
import { peopleOfCentre } from './centre-people.ts';
import { centreNamed, centres } from './centre-tree.ts';
import { crowdPlaces, managerPlaces } from './crowd-places.ts';
import { generatedEmployees } from './crowd-rows.ts';
import { createCrowd } from './crowd.ts';
import type { NameList } from './name-lists.ts';
import { czechNames, foreignNames, slovakNames } from './name-lists.ts';

const crowd = createCrowd(1, crowdPlaces);
const czech = crowd.filter(({ ref }) => tenantOf(ref) === 'alfa');
const slovak = crowd.filter(({ ref }) => tenantOf(ref) === 'beta');

/** Returns the sexes in which a list has a name. */
function sexesIn(list: NameList, fullName: string): string[] {
  const [surname = '', ...given] = withoutDegrees(fullName).split(' ');
  return (['male', 'female'] as const).filter(
    (sex) =>
      list.surnames.some(({ value }) => value[sex] === surname) &&
      list[sex].some(({ value }) => value === given.join(' ')),
  );
}

/** The names of people of one nation each. */
const nations = [czechNames, ...foreignNames.map(({ value }) => value)];

test('all people of the crowd differ, and are the same for the same seed', () => {
  expect(new Set(crowd.map(({ ref }) => ref)).size).toBe(crowd.length);
  expect(new Set(crowd.map(({ personalNumber }) => personalNumber)).size).toBe(crowd.length);
  expect(createCrowd(1, crowdPlaces)).toEqual(crowd);
  expect(createCrowd(2, crowdPlaces)).not.toEqual(crowd);
});

test('a smaller crowd of the same seed has the first people of a larger one', () => {
  expect(createCrowd(3, managerPlaces(12))).toEqual(createCrowd(3, managerPlaces(1000)).slice(0, 12));
  expect(createCrowd(3, [])).toEqual([]);
});

test('a backend generates the crowd of its seed once', async () => {
  const database = createDatabase({ ...defaultScenario, seed: 7 }, systemClock);
  expect(await generatedEmployees(database)).toEqual(createCrowd(7, crowdPlaces));
  expect(await generatedEmployees(database)).toBe(await generatedEmployees(database));
});

test('every name is of one nation, and surname and given name are of the same sex', () => {
  const wrong = (some: typeof crowd, lists: readonly NameList[]) =>
    some
      .map(({ fullName }) => fullName)
      .filter((name) => lists.every((list) => sexesIn(list, name).length === 0));
  expect(wrong(czech, nations)).toEqual([]);
  expect(wrong(slovak, [slovakNames])).toEqual([]);
});

test('about every twenty-fifth person of the Czech tenant is a foreigner', () => {
  const foreigners = czech.filter(({ fullName }) => sexesIn(czechNames, fullName).length === 0);
  expect(foreigners.length / czech.length).toBeGreaterThan(0.02);
  expect(foreigners.length / czech.length).toBeLessThan(0.06);
});

test('the frequent names are the most frequent ones, and some people have the same name', () => {
  const count = (surname: string) => czech.filter(({ fullName }) => fullName.includes(`${surname} `)).length;
  expect(count('Novák') + count('Nováková')).toBeGreaterThan(count('Wagner') + count('Wagnerová'));
  expect(new Set(czech.map(({ fullName }) => fullName)).size).toBeLessThan(czech.length);
});

test('technical staff have degrees more often than others', () => {
  const share = (some: typeof crowd) =>
    some.filter(({ fullName }) => withoutDegrees(fullName) !== fullName).length / some.length;
  const isTechnical = ({ ref }: { ref: string }) => categoryRefOf(ref) === '020';
  expect(share(crowd.filter(isTechnical))).toBeGreaterThan(0.25);
  expect(share(crowd.filter((person) => !isTechnical(person)))).toBeLessThan(0.1);
});

test('the organisation has 1,200 people', async () => {
  const database = createDatabase(defaultScenario, systemClock);
  const counts = await Promise.all(
    centres
      .filter(({ parentId }) => parentId === null)
      .map(({ id }) => peopleOfCentre(database, id, true).then(({ length }) => length)),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(1200);
});

test('the whole organisation is generated with one generator and a limited number of random numbers', () => {
  const seeded = vi.spyOn(SimpleFaker.prototype, 'seed');
  const numbers = Object.getPrototypeOf(new SimpleFaker().number) as SimpleFaker['number'];
  const drawn = vi.spyOn(numbers, 'float');
  createCrowd(5, crowdPlaces);
  expect(seeded).toHaveBeenCalledTimes(1);
  expect(drawn.mock.calls.length / crowdPlaces.length).toBeGreaterThan(5);
  expect(drawn.mock.calls.length / crowdPlaces.length).toBeLessThan(5.2);
});

test('a person works in a centre of the own tenant', async () => {
  const database = createDatabase(defaultScenario, systemClock);
  const members = await peopleOfCentre(database, centreNamed(people.slovak.centre)?.id ?? 0, true);
  expect(members.length).toBeGreaterThan(30);
  for (const { ref } of members) expect(tenantOf(ref)).toBe('beta');
  const company = await peopleOfCentre(database, centreNamed(people.director.centre)?.id ?? 0, true);
  for (const { ref } of company) expect(tenantOf(ref)).toBe('alfa');
  for (const key of personKeys) expect(tenantOf(people[key].ref)).toBe(people[key].tenant);
});

test('phones are Czech or Slovak, e-mail addresses have no accents and belong to one person', async () => {
  const database = createDatabase(defaultScenario, systemClock);
  const everybody = (await Promise.all([100, 6000].map((id) => peopleOfCentre(database, id, true)))).flat();
  const phonesOf = (tenant: Tenant) =>
    everybody.flatMap(({ ref, phone }) => (phone !== null && tenantOf(ref) === tenant ? [phone] : []));
  for (const phone of phonesOf('alfa')) expect(phone).toMatch(/^\+420 [67]\d\d \d{3} \d{3}$/);
  for (const phone of phonesOf('beta')) expect(phone).toMatch(/^\+421 9\d\d \d{3} \d{3}$/);
  expect(phonesOf('beta').length).toBeGreaterThan(20);
  for (const email of everybody.flatMap((person) => person.email ?? []))
    expect(email).toMatch(/^[a-z]+\.[a-z]+\d*@example\.com$/);
  const owners = new Set(everybody.flatMap((person) => (person.email ? [person.personalNumber] : [])));
  expect(new Set(everybody.flatMap((person) => person.email ?? [])).size).toBe(owners.size);
});
