import type { centreLevelSchema, postCategories } from '@selfservice/api/centres/centres.wire';
import { createManualClock } from '../core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import type * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { colleagues } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { openSession } from '../core/story-session.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';
import { requestRows } from '../requests/request-rows.ts';
import { peopleOfCentre } from './centre-people.ts';
import { centreNamed, centres, childrenOfCentre, idsBelow, parentsOfCentre } from './centre-tree.ts';

type Level = v.InferOutput<typeof centreLevelSchema>;

const base = 'http://backend.test/breeze';
let mock: MockServer | undefined;
let token: string;

const machines = centreNamed('Machine park')?.id ?? 0;
const morning = () => createManualClock(localDateTime('2026-11-20T08:00:00'));

function begin(person: PersonKey, clock = morning()): MockServer {
  mock?.[Symbol.dispose]();
  mock = startMockServer({}, clock);
  token = openSession(mock.database, person);
  return mock;
}

afterEach(() => {
  mock?.[Symbol.dispose]();
  mock = undefined;
});

const headers = () => ({
  Authorization: `Bearer ${token}`,
  'Accept-Language': 'en',
  'Content-Type': 'application/json',
});
const level = (id: number | string) =>
  fetch(`${base}/SelfService/CenterLevel?centerID=${id}`, { headers: headers() });
const levelOf = async (id: number | '') => (await (await level(id)).json()) as Level;

async function categories(id: number, isWithSubcentres: boolean): Promise<string[]> {
  const body = JSON.stringify({ Item1: id, Item2: isWithSubcentres });
  const address = `${base}/IpoData/SelfService_GetAvailableKats`;
  const response = await fetch(address, { method: 'POST', headers: headers(), body });
  const rows = (await response.json()) as v.InferOutput<typeof postCategories.answer>;
  return rows.map(({ NAZEV_KAT }) => NAZEV_KAT);
}

test(
  'an empty id returns the own root, without parents',
  { tags: ['centres-11', 'centres-16'] },
  async () => {
    begin('employee');
    expect(await levelOf('')).toMatchObject({ name: 'Assembly', parents: [], loaded: true });
    begin('manager');
    const root = await levelOf('');
    expect(root).toMatchObject({ name: 'Production', parents: [] });
    expect(root.childrens).toHaveLength(10);
  },
);

test(
  'parents begin at the own root, also for a person who sees less of the tree',
  { tags: ['centres-11'] },
  async () => {
    const line = centreNamed('Line 1')?.id ?? 0;
    begin('manager');
    expect((await levelOf(line)).parents.map(({ name }) => name)).toEqual(['Production', 'Assembly']);
    begin('approver');
    expect((await levelOf(line)).parents.map(({ name }) => name)).toEqual(['Assembly']);
  },
);

test('one branch is ten levels deep and one centre has 500 centres below it', async () => {
  begin('manager');
  const deep = await levelOf(centreNamed('Tooling position')?.id ?? 0);
  expect(deep.parents).toHaveLength(9);
  expect(deep).toMatchObject({ childrens: [], loaded: true });
  expect(childrenOfCentre(machines)).toHaveLength(500);
});

test('a large centre is loaded one second after the first request', async () => {
  const clock = morning();
  begin('manager', clock);
  const empty = { name: 'Machine park', childrens: [], loaded: false };
  expect(await levelOf(machines)).toMatchObject({ ...empty, parents: [{ name: 'Production' }] });
  clock.advance(999);
  expect(await levelOf(machines)).toMatchObject(empty);
  clock.advance(1);
  const { loaded, childrens } = await levelOf(machines);
  expect([loaded, childrens.length]).toEqual([true, 500]);
});

test('refuses a centre outside of the own tree, or a missing one, with 404', async () => {
  begin('employee');
  for (const id of [centreNamed('Production')?.id ?? 0, centreNamed('Canteen')?.id ?? 0, 99])
    expect((await level(id)).status).toBe(404);
  expect((await level('1e3')).status).toBe(400);
});

test('every centre has a unique id', () => {
  expect(new Set(centres.map(({ id }) => id)).size).toBe(centres.length);
  for (const { id, parentId } of centres) expect(parentsOfCentre(id).at(-1)?.id ?? null).toBe(parentId);
});

test('every person has a centre: shared people and colleagues work in or below their own', async () => {
  const { database } = begin('manager');
  const shared = personKeys
    .map((key) => people[key])
    .filter(({ refusal }) => refusal?.error !== 'user_expired');
  for (const { ref, centre } of [...shared, ...colleagues]) {
    const members = await peopleOfCentre(database, centreNamed(centre)?.id ?? 0, true);
    expect(members.map((member) => member.ref)).toContain(ref);
  }
});

const countOf = async (database: Database, name: string) =>
  (await peopleOfCentre(database, centreNamed(name)?.id ?? 0, true)).length;

test(
  "the manager's centre has as many people as can be shown, the director's more",
  { tags: ['centres-25'] },
  async () => {
    const { database } = begin('manager');
    expect(await countOf(database, people.manager.centre)).toBe(1000);
    expect(await countOf(database, people.director.centre)).toBeGreaterThan(1000);
  },
);

test(
  'a centre and its parents have names in the language of the call',
  { tags: ['centres-13'] },
  async () => {
    begin('manager');
    const namesIn = async (language: string) => {
      const address = `${base}/SelfService/CenterLevel?centerID=${centreNamed('Line 1')?.id}`;
      const response = await fetch(address, { headers: { ...headers(), 'Accept-Language': language } });
      const { name, parents } = (await response.json()) as Level;
      return [...parents.map((parent) => parent.name), name];
    };
    expect(await namesIn('en')).toEqual(['Production', 'Assembly', 'Line 1']);
    expect(await namesIn('cs')).toEqual(['Výroba', 'Montáž', 'Linka 1']);
    expect(await namesIn('sk')).toEqual(['Výroba', 'Montáž', 'Linka 1']);
  },
);

test('sub-centres of one centre have different names in each language', () => {
  for (const { id } of centres)
    for (const language of ['en', 'cs', 'sk'] as const) {
      const names = childrenOfCentre(id).map((child) => child.names[language]);
      expect(new Set(names).size).toBe(names.length);
    }
});

test('hard cases are not among the people of the approver, nor on the first page of the manager', async () => {
  const { database } = begin('manager');
  const hard = new Set(personKeys.filter((key) => people[key].isHardCase).map((key) => people[key].ref));
  const placesOf = async (name: string) =>
    (await peopleOfCentre(database, centreNamed(name)?.id ?? 0, true)).flatMap(({ ref }, index) =>
      hard.has(ref) ? [index] : [],
    );
  expect(await placesOf(people.approver.centre)).toEqual([]);
  const [first = 0] = await placesOf(people.manager.centre);
  expect(first).toBeGreaterThan(30);
  const applicants = [...requestRows(database).values()]
    .filter(({ approverRef }) => approverRef === people.approver.ref)
    .map(({ applicantRef }) => applicantRef);
  expect(applicants.filter((ref) => hard.has(ref))).toEqual([]);
});

test("one part of the manager's centre has 900 people, and a machine may have none", async () => {
  const { database } = begin('manager');
  expect(await countOf(database, 'Serial production')).toBe(900);
  expect(await countOf(database, 'Machine 500')).toBe(0);
  expect(await countOf(database, 'Assembly')).toBeLessThan(60);
  const halls = idsBelow(centreNamed('Serial production')?.id ?? 0);
  for (const id of halls) expect((await peopleOfCentre(database, id, false)).length).toBeGreaterThan(0);
});

test(
  'returns the categories of the people of a centre; 0 is the whole own tree',
  { tags: ['centres-18'] },
  async () => {
    begin('manager');
    expect(await categories(0, false)).toEqual([
      'Operators',
      'Setters',
      'Agency workers',
      'Foremen',
      'Technical staff',
      'Students',
      'Agreement workers',
    ]);
    expect(await categories(centreNamed('Machine 500')?.id ?? 0, true)).toEqual([]);
    expect((await categories(centreNamed('Machine 001')?.id ?? 0, false)).length).toBeLessThan(5);
  },
);
