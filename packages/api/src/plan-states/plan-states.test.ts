import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { monthDays } from '../core/month-days.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { PlanState } from './plan-state-filter.ts';
import { defaultPlanState, planStates, wireStates } from './plan-state-filter.ts';
import { planStatesQuery, readPersonName, recommendedDaysQuery, toPlanStates } from './plan-states.ts';
import { planStateRowSchema, postPlanStates } from './plan-states.wire.ts';

const row = {
  OcFullName: '100234 Dvořáková Jana',
  DateFrom: '2026-11-01T00:00:00Z',
  DateTo: '2026-11-07T00:00:00Z',
  PrefKind: 'Plan of the month',
  CheckedBy: 'Dvořáková Jana',
  App: 'Approved',
  Type: 'By hand',
  Ixsref: '0001001',
  Email: 'a@b.test',
  Phone: '112',
};

test.each([
  ['100234 Dvořáková Jana', '100234', 'Dvořáková Jana'],
  ['A-017/2 Ing. Svoboda Petr, Ph.D.', 'A-017/2', 'Ing. Svoboda Petr, Ph.D.'],
  ['Dvořáková Jana', '', 'Dvořáková Jana'],
  ['100234', '', '100234'],
  ['', '', ''],
])('splits %j into the number %j and the name %j', (text, personalNumber, fullName) => {
  expect(readPersonName(text)).toEqual({ personalNumber, fullName });
});

test('every field of the backend finds its plain name, and parts of one person are told apart', () => {
  const [first, second] = toPlanStates([row, row], true);
  expect(first).toEqual({
    key: '0001001 2026-11-01T00:00:00Z\t1/2',
    personRef: '0001001',
    personalNumber: '100234',
    fullName: 'Dvořáková Jana',
    days: { from: '2026-11-01', to: '2026-11-07' },
    planKind: 'Plan of the month',
    checkedBy: 'Dvořáková Jana',
    approval: 'Approved',
    type: 'By hand',
    contacts: { email: 'a@b.test', phones: ['112'] },
  });
  expect(second?.key).not.toBe(first?.key);
});

test('words that are missing or of another type are left out', () => {
  const { DateFrom, DateTo, OcFullName, Ixsref } = row;
  const wire = v.parse(planStateRowSchema, { DateFrom, DateTo, OcFullName, Ixsref, App: true, Type: 1 });
  expect(toPlanStates([wire], true)).toMatchObject([
    { planKind: '', checkedBy: '', approval: '', type: '', contacts: { email: null, phones: [] } },
  ]);
});

test('without the right there are no contacts, also where the server has sent them', () => {
  expect(toPlanStates([row], false)).toMatchObject([{ contacts: { email: null, phones: [] } }]);
});

test('a state and its spelling name each other; what is by hand is so in its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...planStates), (state) => {
      const wire = JSON.stringify(wireStates[state]);
      expect(planStates.filter((each) => JSON.stringify(wireStates[each]) === wire)).toEqual([state]);
      expect('Handwritten' in wireStates[state]).toBe(state.endsWith('ByHand'));
      expect(wireStates[state].State).toBe(state.replace('ByHand', ''));
    }),
  );
  expect(planStates).toHaveLength(9);
  expect(planStates[0]).toBe(defaultPlanState);
});

const people = (name: string) => ({
  centreId: centreNamed(name)?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null,
});
const october = monthDays('2026-10' as LocalMonth);

async function rowsOf(it: SignedInTest, state: PlanState, permissions = allPermissions) {
  const request = { people: people('Serial production'), days: october, state };
  const list = await it.as('manager').client.fetchQuery(planStatesQuery(request, permissions));
  if (list.kind !== 'people') throw new Error('There are too many people.');
  return list.rows;
}

test('every plan is in one of the states', async () => {
  using it = aBackend();
  const lists = await Promise.all(planStates.map((state) => rowsOf(it, state)));
  const refs = lists.flat().map(({ personRef }) => personRef);
  expect(refs).toHaveLength(900);
  expect(new Set(refs).size).toBe(900);
  expect(it.sent[3]?.body).toMatchObject({
    Value: {
      StartDate: '2026-10-01T00:00:00Z',
      EndDate: '2026-10-31T00:00:00Z',
      State: 'checked',
      Handwritten: true,
      CheckedCategories: [],
    },
  });
  expect(it.sent[2]?.body).not.toHaveProperty('Value.Handwritten');
});

test('contacts are there with the right alone', async () => {
  using it = aBackend();
  const disabled = new Set([actions.planStatesContacts]);
  const without = await rowsOf(it, 'checked', { disabled, invisible: new Set() });
  expect(without.every(({ contacts }) => contacts.email === null && contacts.phones.length === 0)).toBe(true);
  expect((await rowsOf(it, 'checked')).some(({ contacts }) => contacts.email !== null)).toBe(true);
});

test('more than 1000 rows are too many', async () => {
  using it = aBackend();
  const Results = Array.from({ length: 1001 }, () => row);
  it.mock.server.use(http.post(`*${postPlanStates.path}`, () => HttpResponse.json({ Results })));
  const request = { people: people('Warehouse'), days: october, state: defaultPlanState };
  const query = planStatesQuery(request, allPermissions);
  expect(await it.as('twoEmployments').client.fetchQuery(query)).toEqual({
    kind: 'tooManyPeople',
    maxPeopleCount: 1000,
  });
});

test.each([0, 14])('%d days are recommended where the server says so', async (recommendedDays) => {
  using it = aBackend({ recommendedDays });
  expect(await it.as('manager').client.fetchQuery(recommendedDaysQuery())).toBe(recommendedDays);
});
