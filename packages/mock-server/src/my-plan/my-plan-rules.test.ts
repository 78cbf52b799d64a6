import { createManualClock } from '../core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import { myPlanSchema } from '@selfservice/api/my-plan/my-plan.wire';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import type { PersonKey } from '../core/people.ts';
import { personKeys } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { openSession } from '../core/story-session.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';

const base = 'http://backend.test';
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

function call(path: string, body?: unknown): Promise<Response> {
  return fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function plan(month: string) {
  const answer = await call('/breeze/IpoData/SelfService_GetMyPlanData', { Item1: `${month}-01T00:00:00Z` });
  return v.parse(myPlanSchema, await answer.json());
}

async function counts() {
  const answer = await call('/breeze/IpoData/DashboardData');
  const { requestsCounts } = (await answer.json()) as v.InferInput<typeof dashboardSchema>;
  return [requestsCounts.planCheck ?? 0, requestsCounts.planApprove ?? 0];
}

const oldest = () =>
  call('/controllers/SelfService/OldestMonthWithMyPlanRequest').then((answer): Promise<unknown> =>
    answer.json(),
  );
const sign = (ids: number[], version = '2.43') =>
  call('/controllers/SelfService/ConfirmPlanSignRequests', { Item1: ids, Item2: version });
const decide = (ids: number[], isApproved: boolean, version = '2.43') =>
  call('/breeze/IpoData/UpdatePlanChangeRequests', { Item1: ids, Item2: isApproved, Item3: version });

const mayNotSee: PersonKey[] = ['mustChangePassword', 'restricted'];

test.each(personKeys.filter((key) => !mayNotSee.includes(key)))(
  'the dashboard counts as many plan requests of %s as the plans contain',
  async (person) => {
    begin(person);
    const months = [await plan('2026-11'), await plan('2026-12'), await plan('2027-01')];
    const length = (of: 'signingRequests' | 'changeRequests') => months.flatMap((month) => month[of]).length;
    expect(await counts()).toEqual([length('signingRequests'), length('changeRequests')]);
  },
);

test('a request contains its day, its intervals and the submitter', async () => {
  begin('employee');
  const { signingRequests, signableDays, intervals } = await plan('2026-11');
  const [request] = signingRequests;
  expect(signableDays).toEqual(signingRequests.map(({ day }) => day));
  expect(request).toMatchObject({ fullname_zadal: 'Mgr. Horáková Eva', datum_zadal: '2026-11-18T14:05:00Z' });
  expect(request?.intervals).toEqual(intervals.filter(({ day }) => day === request?.day));

  const { changeRequests, changeableDays } = await plan('2026-12');
  expect(changeableDays).toEqual([changeRequests[0]?.day]);
  const types = changeRequests[0]?.intervals.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['IPODENSMEN', 'PLNCHANGE']));
});

test('the employee has three days to sign in a month, one of them a night', async () => {
  begin('employee');
  const { signingRequests } = await plan('2026-11');
  expect(signingRequests.map(({ begin, end }) => [begin, end])).toEqual([
    ['2026-11-23T06:00:00Z', '2026-11-23T14:00:00Z'],
    ['2026-11-24T06:00:00Z', '2026-11-24T14:00:00Z'],
    ['2026-11-30T22:00:00Z', '2026-12-01T06:00:00Z'],
  ]);
});

test('a month with a change and a day to sign stays the oldest until both are answered', async () => {
  begin('employee');
  await sign((await plan('2026-11')).signingRequests.map(({ id }) => id));
  const { signingRequests, changeRequests } = await plan('2026-12');
  expect([signingRequests.length, changeRequests.length]).toEqual([1, 1]);
  await decide(
    changeRequests.map(({ id }) => id),
    true,
  );
  expect(await oldest()).toBe('2026-12-01T00:00:00Z');
  await sign(signingRequests.map(({ id }) => id));
  expect(await oldest()).toBeNull();
});

test('near the end of a month its last days need a signature, each once', async () => {
  begin('employee', { at: '2026-11-29T08:00:00' });
  const { signableDays } = await plan('2026-11');
  expect(signableDays).toEqual(['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z', '2026-11-30T00:00:00Z']);
});

test('a night over the end of a month is in the plans of both months, and a signed day only in the first', async () => {
  begin('employee', { at: '2026-12-04T08:00:00' });
  const nights = async (month: string) =>
    (await plan(month)).intervals.filter(({ day }) => day === '2026-11-30T00:00:00Z');
  const [november, december] = [await nights('2026-11'), await nights('2026-12')];
  expect(december).toEqual([
    expect.objectContaining({ begin: '2026-11-30T22:00:00Z', end: '2026-12-01T06:00:00Z' }),
  ]);
  expect(november).toEqual(expect.arrayContaining(december));
  expect((await plan('2026-11')).signedDays).toContain('2026-11-30T00:00:00Z');
  expect((await plan('2026-12')).signedDays).not.toContain('2026-11-30T00:00:00Z');
});

test('after a signature the next month with a request is the oldest, after the last one null', async () => {
  begin('approver');
  expect(await counts()).toEqual([2, 0]);
  for (const month of ['2026-11', '2026-12']) {
    expect(await oldest()).toBe(`${month}-01T00:00:00Z`);
    const before = await plan(month);
    expect((await sign(before.signingRequests.map(({ id }) => id))).status).toBe(200);
    const after = await plan(month);
    expect(after.signingRequests).toEqual([]);
    expect(after.signableDays).toEqual([]);
    expect(after.signedDays).toEqual(expect.arrayContaining(before.signableDays));
  }
  expect(await oldest()).toBeNull();
  expect(await counts()).toEqual([0, 0]);
});

test('an approved change replaces its shift, a rejected one leaves it unchanged', async () => {
  for (const isApproved of [true, false]) {
    begin('employee');
    const before = await plan('2026-12');
    const [request] = before.changeRequests;
    const ofDay = (page: typeof before) =>
      page.intervals.filter(({ day, type }) => day === request?.day && type !== 'IPOPOH');
    const wanted = ofDay(before).find(({ type }) => type === (isApproved ? 'PLNCHANGE' : 'IPODENSMEN'));
    expect((await decide([request?.id ?? 0], isApproved)).status).toBe(200);
    const after = await plan('2026-12');
    expect(ofDay(after)).toEqual([{ ...wanted, type: 'IPODENSMEN' }]);
    expect(after.changeRequests).toEqual([]);
    expect(await counts()).toEqual([4, 0]);
  }
});

test('refuses an unknown version, an unknown request and a decided one, and changes nothing', async () => {
  begin('approver');
  const [id = 0] = (await plan('2026-11')).signingRequests.map((request) => request.id);
  const message = async (answer: Response) => [answer.status, await answer.json()];
  expect(await message(await sign([id], '2.42'))).toEqual([
    400,
    { Message: expect.stringContaining('2.42') },
  ]);
  expect(await message(await sign([id, 7]))).toEqual([400, { Message: expect.stringContaining('7') }]);
  expect(await message(await decide([id], true))).toEqual([400, { Message: expect.any(String) }]);
  expect(await counts()).toEqual([2, 0]);
  expect((await sign([])).status).toBe(400);
  expect((await sign([id])).status).toBe(200);
  expect((await sign([id])).status).toBe(400);
});

test('refuses a user who may not sign or decide', async () => {
  begin('employee', {
    disabledActions: ['SelfServiceApp_PlanCheck'],
    invisibleActions: ['SelfServiceApp_PlanApprove'],
  });
  const [signing] = (await plan('2026-11')).signingRequests;
  const [change] = (await plan('2026-12')).changeRequests;
  expect((await sign([signing?.id ?? 0])).status).toBe(403);
  expect((await decide([change?.id ?? 0], true)).status).toBe(403);
  expect(await counts()).toEqual([4, 1]);
});

test('the plan is published for two months, partly for the third, and not for later ones', async () => {
  begin('employee');
  const shifts = async (month: string) => {
    const { intervals, containsUnpublished } = await plan(month);
    return [intervals.filter(({ type }) => type === 'IPODENSMEN').length > 0, containsUnpublished];
  };
  expect(await shifts('2026-11')).toEqual([true, false]);
  expect(await shifts('2026-12')).toEqual([true, false]);
  expect(await shifts('2027-01')).toEqual([true, true]);
  expect(await shifts('2027-02')).toEqual([false, true]);
  expect(await shifts('2031-07')).toEqual([false, true]);
});

test.each(['2026-11-02T00:00:00Z', '2026-11-01T08:00:00Z'])('refuses %s as a month', async (Item1) => {
  begin('employee');
  const answer = await call('/breeze/IpoData/SelfService_GetMyPlanData', { Item1 });
  expect([answer.status, await answer.json()]).toEqual([400, { Message: expect.stringContaining('Item1') }]);
});

test('a person on the first day of work has no plan before that day', async () => {
  begin('firstDay');
  const days = (await plan('2026-11')).intervals.map(({ day }) => day);
  expect(days[0]).toBe('2026-11-20T00:00:00Z');
});

test('decisions survive a reload of the page', async () => {
  const { database } = begin('approver');
  const [id = 0] = (await plan('2026-11')).signingRequests.map((request) => request.id);
  await sign([id]);
  restoreRows(database, keptRows(database));
  expect(await oldest()).toBe('2026-12-01T00:00:00Z');
});
