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
import { getPlanStatesParams, planStateRowSchema, postPlanStates } from './plan-states.wire.ts';

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
])(
  'readPersonName splits %j into the number %j and the name %j',
  { tags: ['plan-states-9'] },
  (text, personalNumber, fullName) => {
    expect(readPersonName(text)).toEqual({ personalNumber, fullName });
  },
);

test(
  'maps every field of a row, with different keys for parts of the same plan',
  { tags: ['plan-states-9'] },
  () => {
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
  },
);

test('maps missing texts and texts of another type to empty texts', () => {
  const { DateFrom, DateTo, OcFullName, Ixsref } = row;
  const wire = v.parse(planStateRowSchema, { DateFrom, DateTo, OcFullName, Ixsref, App: true, Type: 1 });
  expect(toPlanStates([wire], true)).toMatchObject([
    { planKind: '', checkedBy: '', approval: '', type: '', contacts: { email: null, phones: [] } },
  ]);
});

test(
  'leaves out contacts without the permission, also if the server sends them',
  { tags: ['plan-states-13'] },
  () => {
    expect(toPlanStates([row], false)).toMatchObject([{ contacts: { email: null, phones: [] } }]);
  },
);

test(
  'each state has its own spelling, and only states by hand have Handwritten',
  { tags: ['plan-states-11', 'plan-states-12'] },
  () => {
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
  },
);

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

test(
  'every plan is in exactly one state, and requests contain state, days and categories',
  { tags: ['plan-states-12', 'plan-states-15'] },
  async () => {
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
  },
);

test('returns contacts only with the permission', { tags: ['plan-states-13'] }, async () => {
  using it = aBackend();
  const disabled = new Set([actions.planStatesContacts]);
  const without = await rowsOf(it, 'checked', { disabled, invisible: new Set() });
  expect(without.every(({ contacts }) => contacts.email === null && contacts.phones.length === 0)).toBe(true);
  expect((await rowsOf(it, 'checked')).some(({ contacts }) => contacts.email !== null)).toBe(true);
});

test('returns tooManyPeople for more than 1000 rows', { tags: ['plan-states-8'] }, async () => {
  using it = aBackend();
  const Results = Array.from({ length: 1001 }, () => row);
  it.mock.server.use(http.post(`*${postPlanStates.path}`, () => HttpResponse.json({ Results })));
  const request = { people: people('Whole company'), days: october, state: defaultPlanState };
  const query = planStatesQuery(request, allPermissions);
  expect(await it.as('director').client.fetchQuery(query)).toEqual({
    kind: 'tooManyPeople',
    maxPeopleCount: 1000,
  });
});

test('requests the first page with at most 1001 rows', { tags: ['plan-states-14'] }, async () => {
  using it = aBackend();
  const seen: string[] = [];
  it.mock.server.use(
    http.post(`*${postPlanStates.path}`, ({ request }) => {
      seen.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json({ Results: [] });
    }),
  );
  const request = { people: people('Assembly'), days: october, state: defaultPlanState };
  await it.as('manager').client.fetchQuery(planStatesQuery(request, allPermissions));
  expect(seen).toEqual(['?$skip=0&$top=1001']);
});

test('recommends 0 days where the server does not give a number', { tags: ['plan-states-10'] }, async () => {
  using it = aBackend();
  it.mock.server.use(http.get(`*${getPlanStatesParams.path}`, () => HttpResponse.json({})));
  expect(await it.as('manager').client.fetchQuery(recommendedDaysQuery())).toBe(0);
});

test.each([0, 14])('fetches %d recommended days', { tags: ['plan-states-17'] }, async (recommendedDays) => {
  using it = aBackend({ recommendedDays });
  expect(await it.as('manager').client.fetchQuery(recommendedDaysQuery())).toBe(recommendedDays);
});
