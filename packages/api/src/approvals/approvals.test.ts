import type { PersonKey } from '@selfservice/mock-server/core/people';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { requestPeopleQuery } from '../requests/request-people.ts';
import { decideRequest, myRequestsQuery } from '../requests/requests.ts';
import type { Agenda } from '../requests/requests.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { ApprovalsFilter } from './approvals.ts';
import { approvalsQuery, decideMany, decideManyMutation } from './approvals.ts';

const pending: ApprovalsFilter = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' };

/** Fetches every time: the people of a test share one cache, which never happens in the product. */
const uncached = { staleTime: 0 };

const fetchList = (it: SignedInTest, person: PersonKey, filter: Partial<ApprovalsFilter> = {}) =>
  it.as(person).client.fetchQuery({ ...approvalsQuery({ ...pending, ...filter }), ...uncached });

test(
  'returns pending requests by deadline, then decided ones',
  { tags: ['approvals-3', 'approvals-39'] },
  async () => {
    using it = aBackend();
    const open = await fetchList(it, 'approver');
    expect(open.map(({ remainingDays }) => remainingDays)).toEqual([-2, 0, 1, 2, 4, 5, 12, null]);
    const all = await fetchList(it, 'approver', { isPendingOnly: false });
    expect(all.slice(0, open.length)).toEqual(open);
    expect(all.length).toBeGreaterThan(30);
    expect(it.sent[0]?.body).toEqual({
      IncludeChildren: true,
      SelectedIxsStr: '',
      SelectedTab: 'approving',
      Sort: '',
      BoolValue: true,
      CurrentAgenda: 'requests',
    });
  },
);

test(
  'returns the requests of one applicant, and those with a text without accents and case',
  { tags: ['approvals-5', 'approvals-6'] },
  async () => {
    using it = aBackend();
    const ofJana = await fetchList(it, 'approver', { applicantRef: refOf('employee') });
    expect(ofJana.map(({ applicant }) => applicant)).toEqual(Array(3).fill('Dvořáková Jana'));
    expect(await fetchList(it, 'approver', { search: 'DVORAKOVA' })).toEqual(ofJana);
    expect(
      await fetchList(it, 'approver', { search: 'doctor', applicantRef: refOf('employee') }),
    ).toHaveLength(1);
  },
);

test(
  'returns a separate list for each agenda, and an empty one to a user who is no approver',
  { tags: ['approvals-1'] },
  async () => {
    using it = aBackend();
    expect(await fetchList(it, 'approver', { agenda: 'unavailabilities' })).toHaveLength(2);
    expect(await fetchList(it, 'slovak', { agenda: 'unavailabilities' })).toHaveLength(3);
    expect(await fetchList(it, 'slovak')).toEqual([]);
    expect(await fetchList(it, 'employee')).toEqual([]);
  },
);

test('returns the list of the approver to the substitute', async () => {
  using it = aBackend();
  expect(await fetchList(it, 'substitute')).toEqual(await fetchList(it, 'approver'));
});

test('returns as many requests as the scenario has', async () => {
  using it = aBackend({ requestCount: 2000 });
  const list = await fetchList(it, 'approver');
  expect(list).toHaveLength(2000);
  expect(list.every(({ applicant }) => applicant !== '')).toBe(true);
});

test(
  'sends a mass decision in one call, and invalidates lists and counts',
  { tags: ['approvals-42', 'approvals-43'] },
  async () => {
    using it = aBackend();
    const ids = (await fetchList(it, 'approver')).slice(0, 3).map(({ id }) => id);
    it.as('approver').client.setQueryData(['dashboard'], {});
    await it.as('approver').run(decideManyMutation(), { ids, state: 'rejected', note: 'Inventory' });
    expect(it.sent.slice(1)).toEqual([
      { call: 'SetWflRequestStatusMultiple', body: { Value: ids, Value2: 2, Value3: 'Inventory' } },
    ]);
    expect(it.as('approver').client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
    expect(await fetchList(it, 'approver')).toHaveLength(5);
    const decided = await fetchList(it, 'approver', { isPendingOnly: false });
    for (const id of ids)
      expect(decided.find((request) => request.id === id)).toMatchObject({
        state: 'rejected',
        note: 'Inventory',
        approver: 'Ing. Svoboda Petr, Ph.D.',
        decidedAt: '2026-11-20T08:00:00',
      });
  },
);

test('a mass decision does not change requests that someone else has decided', async () => {
  using it = aBackend();
  const ids = (await fetchList(it, 'approver')).map(({ id }) => id);
  const first = ids[0] ?? 0;
  await decideRequest(it.as('substitute'), { id: first, state: 'rejected', note: 'Not now' });
  await decideMany(it.as('approver'), { ids, state: 'approved', note: '' });
  const all = await fetchList(it, 'approver', { isPendingOnly: false });
  expect(all.find(({ id }) => id === first)).toMatchObject({ state: 'rejected', approver: 'Benešová Lucie' });
  expect(all.filter(({ state }) => state === 'pending')).toEqual([]);
});

test('a refused mass decision changes nothing', { tags: ['approvals-30'] }, async () => {
  using it = aBackend();
  const before = await fetchList(it, 'approver');
  const nothing = it.as('approver').run(decideManyMutation(), { ids: [], state: 'approved', note: '' });
  await expect(nothing).rejects.toMatchObject({ status: 400 });
  expect(await fetchList(it, 'approver')).toEqual(before);
});

/** Returns the lengths of a person's lists, named as the counts of home. */
async function lengthsOf(it: SignedInTest, person: PersonKey) {
  const mine = (agenda: Agenda) =>
    it.as(person).client.fetchQuery({ ...myRequestsQuery({ agenda, isPendingOnly: true }), ...uncached });
  return {
    myRequests: (await mine('requests')).length,
    requestsToApprove: (await fetchList(it, person)).length,
    unavailabilitiesToApprove: (await fetchList(it, person, { agenda: 'unavailabilities' })).length,
    // The unavailability of the other people needs no approval.
    ...(['longName', 'slovak'].includes(person) && {
      myUnavailability: (await mine('unavailabilities')).length,
    }),
  };
}

test(
  'the counts of home equal the lengths of the lists after any decisions',
  { tags: ['approvals-43'] },
  async () => {
    const who = fc.constantFrom<PersonKey>('employee', 'approver', 'substitute', 'slovak', 'longName');
    const decision = fc.record({
      who,
      id: fc.integer({ min: 50_001, max: 50_040 }),
      state: fc.constantFrom('approved', 'rejected', 'cancelled'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(decision, { minLength: 1, maxLength: 12 }), async (decisions) => {
        using it = aBackend();
        for (const { who: person, ...rest } of decisions)
          // Many of them are refused. Lists and counts must agree then too.
          await decideRequest(it.as(person), { ...rest, note: '' }).catch(() => undefined);
        for (const person of ['employee', 'approver', 'slovak', 'longName'] as const) {
          const { counts } = await it.as(person).client.fetchQuery({ ...dashboardQuery(), ...uncached });
          expect(counts).toMatchObject(await lengthsOf(it, person));
        }
      }),
      { numRuns: 8 },
    );
  },
);

test('fetches the people of the filter from separate endpoints', { tags: ['approvals-40'] }, async () => {
  using it = aBackend();
  const { client } = it.as('approver');
  await client.fetchQuery(requestPeopleQuery('requests', ''));
  await client.fetchQuery(requestPeopleQuery('requests', 'dvo'));
  await client.fetchQuery(requestPeopleQuery('unavailabilities', ''));
  await client.fetchQuery(requestPeopleQuery('unavailabilities', 'dvo'));
  expect(it.sent.map(({ call }) => call)).toEqual([
    'SelfService_GetListOfPersonWFL',
    'SelfService_GetListOfPersonWFLFilter',
    'SelfService_GetListOfPersonPlnunavaWFL',
    'SelfService_GetListOfPersonPlnunavaWFLFilter',
  ]);
});
