import { createManualClock } from '../core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import type {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import type * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { centreNamed } from '../centres/centre-tree.ts';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { openSession } from '../core/story-session.ts';
import { planRequestsOf } from '../my-plan/plan-requests.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';
import { planDecisions } from '../my-plan/plan-decision.ts';

type People = v.InferOutput<typeof postDepartmentPeople.answer>;
type Intervals = v.InferOutput<typeof postDepartmentIntervals.answer>;

let mock: MockServer | undefined;
let token: string;

function begin(person: PersonKey, scenario: Partial<Scenario> = {}): MockServer {
  mock?.[Symbol.dispose]();
  mock = startMockServer(scenario, createManualClock(localDateTime('2026-11-20T08:00:00')));
  token = openSession(mock.database, person);
  return mock;
}

afterEach(() => {
  mock?.[Symbol.dispose]();
  mock = undefined;
});

const days = { Item1: '2026-11-16T00:00:00Z', Item2: '2026-11-22T00:00:00Z' };

function call(name: string, body: object, language = 'en'): Promise<Response> {
  return fetch(`http://backend.test/breeze/IpoData/SelfService_${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Accept-Language': language,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...days, ...body }),
  });
}

async function peopleOf(
  name: string,
  isWithSubcentres = true,
  category: string | null = null,
): Promise<People> {
  const body = { Item3: centreNamed(name)?.id, Item4: isWithSubcentres, Item5: category };
  return (await (await call('GetDepartmentPlanData', body)).json()) as People;
}

async function intervalsOf(refs: string[], isRecalculation = false, range: object = {}): Promise<Intervals> {
  const body = { Item3: refs, Item4: isRecalculation, ...range };
  return (await (await call('GetDepartmentPlanDataIntervals', body)).json()) as Intervals;
}

test('returns no people but the maximum for a centre with more people than allowed', async () => {
  begin('director');
  expect(await peopleOf('Whole company')).toMatchObject({
    persons: [],
    tooMuchPersons: true,
    maxAllowedPersonsCount: 1000,
  });
  begin('manager');
  const own = await peopleOf('Production');
  expect(own).toMatchObject({ tooMuchPersons: false, maxAllowedPersonsCount: 1000 });
  expect(own.persons).toHaveLength(1000);
});

test('returns fewer people without sub-centres, and for one category', async () => {
  begin('approver');
  const all = (await peopleOf('Assembly')).persons;
  const own = (await peopleOf('Assembly', false)).persons;
  const foremen = (await peopleOf('Assembly', true, '010')).persons;
  const refs = new Set(all.map(({ id }) => id));
  expect(refs.has(people.employee.ref)).toBe(true);
  for (const fewer of [own, foremen]) {
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.length).toBeLessThan(all.length);
    expect(fewer.every(({ id }) => refs.has(id))).toBe(true);
  }
});

test('returns the contacts of some people, and none without the permission', async () => {
  begin('approver');
  const { persons } = await peopleOf('Assembly');
  for (const contact of ['email', 'phone'] as const) {
    expect(persons.some((person) => person[contact])).toBe(true);
    expect(persons.some((person) => person[contact] === null)).toBe(true);
  }
  for (const list of ['disabledActions', 'invisibleActions'] as const) {
    begin('approver', { [list]: ['SelfServiceApp_DepartmentPlanContacts'] });
    for (const person of (await peopleOf('Assembly')).persons) {
      expect(person).not.toHaveProperty('email');
      expect(person).not.toHaveProperty('phone');
    }
  }
});

test('refuses a centre of another tree', async () => {
  begin('approver');
  const body = { Item3: centreNamed('Canteen')?.id, Item4: true, Item5: null };
  expect((await call('GetDepartmentPlanData', body)).status).toBe(404);
});

test('returns the public holidays of the days in the language of the client', async () => {
  begin('approver');
  expect((await peopleOf('Assembly')).publicHolidays).toEqual([
    { date: '2026-11-17T00:00:00Z', name: 'Struggle for Freedom and Democracy Day' },
  ]);
  const body = { Item3: centreNamed('Assembly')?.id, Item4: true, Item5: null };
  const czech = (await (await call('GetDepartmentPlanData', body, 'cs')).json()) as People;
  expect(czech.publicHolidays[0]?.name).toBe('Den boje za svobodu a demokracii');
});

test('returns the public holidays of the country of the tenant', async () => {
  begin('slovak');
  const range = { Item1: '2026-10-26T00:00:00Z', Item2: '2026-11-20T00:00:00Z' };
  const body = { Item3: centreNamed('Pressing plant')?.id, Item4: true, Item5: null, ...range };
  const plan = (await (await call('GetDepartmentPlanData', body, 'sk')).json()) as People;
  expect(plan.publicHolidays).toEqual([{ date: '2026-11-01T00:00:00Z', name: 'Sviatok všetkých svätých' }]);
});

test('returns intervals that touch the requested days, including a night shift of the day before', async () => {
  begin('manager');
  const refs = (await peopleOf('Hall 2')).persons.slice(0, 40).map(({ id }) => id);
  const { intervals, recalculatedIDs } = await intervalsOf(refs);
  expect(recalculatedIDs).toEqual([]);
  for (const { begin: first, end, ownerID } of intervals) {
    expect(refs).toContain(ownerID);
    expect(first < end && first < '2026-11-23' && end > days.Item1).toBe(true);
  }
  expect(intervals.some((interval) => interval.begin < days.Item1)).toBe(true);
});

test.each([1, 2, 3, 4, 5])(
  'has night shifts over both edges of a week and of a day with seed %i',
  async (seed) => {
    begin('approver', { seed });
    const refs = (await peopleOf('Assembly')).persons.map(({ id }) => id);
    for (const [from, to, next] of [
      ['2026-11-16', '2026-11-22', '2026-11-23'],
      ['2026-11-18', '2026-11-18', '2026-11-19'],
    ] as const) {
      const range = { Item1: `${from}T00:00:00Z`, Item2: `${to}T00:00:00Z` };
      const nights = (await intervalsOf(refs, false, range)).intervals.filter(({ isAllDay }) => !isAllDay);
      expect(nights.some((night) => night.begin < from && night.end > `${from}T05`)).toBe(true);
      expect(nights.some((night) => night.begin < next && night.end > `${next}T05`)).toBe(true);
    }
  },
);

test('returns the same day alone and within a week', async () => {
  begin('manager');
  const refs = (await peopleOf('Hall 2')).persons.slice(0, 40).map(({ id }) => id);
  const onDay = ({ intervals }: Intervals) =>
    intervals.filter(({ begin: first }) => first.startsWith('2026-11-18'));
  const day = { Item1: '2026-11-18T00:00:00Z', Item2: '2026-11-18T00:00:00Z' };
  expect(onDay(await intervalsOf(refs, false, day))).toEqual(onDay(await intervalsOf(refs)));
});

test('recalculates the plans on request', async () => {
  begin('approver');
  const { employee } = people;
  const response = await intervalsOf([employee.ref], true);
  expect(response.recalculatedIDs).toEqual([employee.ref]);
  expect(new Set(response.intervals.map(({ ownerID }) => ownerID))).toEqual(new Set([employee.ref]));
});

test.each([
  ['no one', { Item3: [] }, 'No person'],
  ['a person of another centre', { Item3: ['0001001', '0001004'] }, '0001004'],
  ['a day with a time', { Item1: '2026-11-16T08:00:00Z' }, 'Item1'],
  ['a first day after the last one', { Item1: '2026-11-23T00:00:00Z' }, 'after'],
])('refuses the intervals of %s with a reason', async (_, body, words) => {
  begin('approver');
  const response = await call('GetDepartmentPlanDataIntervals', {
    Item3: ['0001001'],
    Item4: false,
    ...body,
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { Message: expect.stringContaining(words) },
  ]);
});

test.each([
  ['an unknown category', { Item5: '999' }, '999'],
  ['a first day after the last one', { Item1: '2026-11-23T00:00:00Z' }, 'after'],
])('refuses the people of %s with a reason', async (_, body, words) => {
  begin('approver');
  const response = await call('GetDepartmentPlanData', {
    Item3: centreNamed('Assembly')?.id,
    Item4: true,
    Item5: null,
    ...body,
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { Message: expect.stringContaining(words) },
  ]);
});

test('refuses a category without the permission to choose one', async () => {
  begin('approver', { disabledActions: ['SelfServiceApp_CategoryFilter'] });
  const body = { Item3: centreNamed('Assembly')?.id, Item4: true };
  expect((await call('GetDepartmentPlanData', { ...body, Item5: '010' })).status).toBe(403);
  expect((await call('GetDepartmentPlanData', { ...body, Item5: null })).status).toBe(200);
});

test.each([1, 2, 3])('changes outdated shifts permanently on a recalculation with seed %i', async (seed) => {
  begin('approver', { seed });
  const refs = (await peopleOf('Assembly')).persons.map(({ id }) => id);
  const before = await intervalsOf(refs);
  const recalculated = await intervalsOf(refs, true);
  expect(recalculated.recalculatedIDs).toEqual(refs);
  const namesOf = ({ intervals }: Intervals, ref: string) =>
    intervals.filter(({ ownerID }) => ownerID === ref).map(({ name }) => name);
  const changed = refs.filter((ref) => String(namesOf(recalculated, ref)) !== String(namesOf(before, ref)));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(refs.length);
  expect((await intervalsOf(refs)).intervals).toEqual(recalculated.intervals);
});

test('changes only the plans of the recalculated people, and keeps them over a reload', async () => {
  const { database } = begin('approver');
  const refs = (await peopleOf('Assembly')).persons.map(({ id }) => id);
  const before = (await intervalsOf(refs)).intervals;
  const [half, others] = [refs.slice(0, 18), new Set(refs.slice(18))];
  await intervalsOf(half, true);
  const after = (await intervalsOf(refs)).intervals;
  const ofOthers = (rows: Intervals['intervals']) => rows.filter(({ ownerID }) => others.has(ownerID));
  expect(after).not.toEqual(before);
  expect(ofOthers(after)).toEqual(ofOthers(before));

  restoreRows(database, keptRows(database));
  expect((await intervalsOf(refs)).intervals).toEqual(after);
});

test('refuses a batch of more than 40 people', async () => {
  begin('manager');
  const refs = (await peopleOf('Hall 2')).persons.slice(0, 41).map(({ id }) => id);
  expect(refs).toHaveLength(41);
  expect((await call('GetDepartmentPlanDataIntervals', { Item3: refs, Item4: false })).status).toBe(400);
});

test('returns an approved plan change as a shift', async () => {
  const { database } = begin('approver');
  const december = { Item1: '2026-12-01T00:00:00Z', Item2: '2026-12-31T00:00:00Z' };
  const ofEmployee = async () => (await intervalsOf([people.employee.ref], false, december)).intervals;
  const change = (await ofEmployee()).find(({ type }) => type === 'PLNCHANGE');
  expect(change).toBeDefined();
  const [request] = planRequestsOf(database, people.employee.ref).filter(({ kind }) => kind === 'change');
  planDecisions(database).set(request?.id ?? 0, 'approved');
  expect(await ofEmployee()).toContainEqual({ ...change, type: 'IPODENSMEN' });
});
