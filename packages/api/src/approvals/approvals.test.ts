import type { PersonKey } from '@selfservice/mock-server/core/people';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { decideRequest, myRequestsQuery } from '../requests/requests.ts';
import type { Agenda } from '../requests/requests.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { ApprovalsFilter } from './approvals.ts';
import { approvalsQuery, decideMany, decideManyMutation } from './approvals.ts';

const pending: ApprovalsFilter = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' };

/** Each call is made: the people of a test share a cache, as nobody does in the product. */
const uncached = { staleTime: 0 };

const ask = (it: SignedInTest, person: PersonKey, filter: Partial<ApprovalsFilter> = {}) =>
  it.as(person).client.fetchQuery({ ...approvalsQuery({ ...pending, ...filter }), ...uncached });

test('what is pending comes by its deadline, what has been decided after it', async () => {
  using it = aBackend();
  const open = await ask(it, 'approver');
  expect(open.map(({ remainingDays }) => remainingDays)).toEqual([-2, 0, 1, 2, 4, 5, 12, null]);
  const all = await ask(it, 'approver', { isPendingOnly: false });
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
});

test('the list narrows to one applicant, and to a text without accents and case', async () => {
  using it = aBackend();
  const ofJana = await ask(it, 'approver', { applicantRef: refOf('employee') });
  expect(ofJana.map(({ applicant }) => applicant)).toEqual(Array(3).fill('Dvořáková Jana'));
  expect(await ask(it, 'approver', { search: 'DVORAKOVA' })).toEqual(ofJana);
  expect(await ask(it, 'approver', { search: 'doctor', applicantRef: refOf('employee') })).toHaveLength(1);
});

test('each agenda has a list of its own, and who decides about nothing has an empty one', async () => {
  using it = aBackend();
  expect(await ask(it, 'approver', { agenda: 'unavailabilities' })).toHaveLength(2);
  expect(await ask(it, 'slovak', { agenda: 'unavailabilities' })).toHaveLength(3);
  expect(await ask(it, 'slovak')).toEqual([]);
  expect(await ask(it, 'employee')).toEqual([]);
});

test('who substitutes the approver sees what the approver sees', async () => {
  using it = aBackend();
  expect(await ask(it, 'substitute')).toEqual(await ask(it, 'approver'));
});

test('as many requests wait as the scenario says', async () => {
  using it = aBackend({ requestCount: 2000 });
  const list = await ask(it, 'approver');
  expect(list).toHaveLength(2000);
  expect(list.every(({ applicant }) => applicant !== '')).toBe(true);
});

test('a mass decision is one call, and the lists and counts that show it are stale', async () => {
  using it = aBackend();
  const ids = (await ask(it, 'approver')).slice(0, 3).map(({ id }) => id);
  it.as('approver').client.setQueryData(['dashboard'], {});
  await it.as('approver').run(decideManyMutation(), { ids, state: 'rejected', note: 'Inventory' });
  expect(it.sent.slice(1)).toEqual([
    { call: 'SetWflRequestStatusMultiple', body: { Value: ids, Value2: 2, Value3: 'Inventory' } },
  ]);
  expect(it.as('approver').client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
  expect(await ask(it, 'approver')).toHaveLength(5);
  const decided = await ask(it, 'approver', { isPendingOnly: false });
  for (const id of ids)
    expect(decided.find((request) => request.id === id)).toMatchObject({
      state: 'rejected',
      note: 'Inventory',
      approver: 'Ing. Svoboda Petr, Ph.D.',
      decidedAt: '2026-11-20T08:00:00',
    });
});

test('a mass decision leaves what somebody else has decided meanwhile', async () => {
  using it = aBackend();
  const ids = (await ask(it, 'approver')).map(({ id }) => id);
  const first = ids[0] ?? 0;
  await decideRequest(it.as('substitute'), { id: first, state: 'rejected', note: 'Not now' });
  await decideMany(it.as('approver'), { ids, state: 'approved', note: '' });
  const all = await ask(it, 'approver', { isPendingOnly: false });
  expect(all.find(({ id }) => id === first)).toMatchObject({ state: 'rejected', approver: 'Benešová Lucie' });
  expect(all.filter(({ state }) => state === 'pending')).toEqual([]);
});

test('a mass decision that is refused changes nothing', async () => {
  using it = aBackend();
  const before = await ask(it, 'approver');
  const nothing = it.as('approver').run(decideManyMutation(), { ids: [], state: 'approved', note: '' });
  await expect(nothing).rejects.toMatchObject({ status: 400 });
  expect(await ask(it, 'approver')).toEqual(before);
});

/** How long the lists of a person are, as home counts them. */
async function lengthsOf(it: SignedInTest, person: PersonKey) {
  const mine = (agenda: Agenda) =>
    it.as(person).client.fetchQuery({ ...myRequestsQuery({ agenda, isPendingOnly: true }), ...uncached });
  return {
    myRequests: (await mine('requests')).length,
    requestsToApprove: (await ask(it, person)).length,
    unavailabilitiesToApprove: (await ask(it, person, { agenda: 'unavailabilities' })).length,
    // The unavailability of the others needs no approval and is no request.
    ...(['longName', 'slovak'].includes(person) && {
      myUnavailability: (await mine('unavailabilities')).length,
    }),
  };
}

test('after any decisions home counts what the lists hold', async () => {
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
        // Many of them are refused: that too must leave lists and counts alike.
        await decideRequest(it.as(person), { ...rest, note: '' }).catch(() => undefined);
      for (const person of ['employee', 'approver', 'slovak', 'longName'] as const) {
        const { counts } = await it.as(person).client.fetchQuery({ ...dashboardQuery(), ...uncached });
        expect(counts).toMatchObject(await lengthsOf(it, person));
      }
    }),
    { numRuns: 8 },
  );
});
