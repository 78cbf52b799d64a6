import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type { departmentIntervalSchema } from '@selfservice/api/department-plan/department-plan.wire';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { myPlanSchema } from '@selfservice/api/my-plan/my-plan.wire';
import { requestSchema } from '@selfservice/api/requests/requests.wire';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../core/manual-clock.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { openSession } from '../core/story-session.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { worksheetDays } from '../worksheet/worksheet-month.ts';
import { accounts } from './accounts.ts';

let mock: MockServer | undefined;

function begin(): MockServer {
  mock = startMockServer({}, createManualClock(localDateTime('2026-11-20T08:00:00')));
  return mock;
}

afterEach(() => {
  mock?.[Symbol.dispose]();
  mock = undefined;
});

async function call(person: PersonKey, path: string, body?: unknown): Promise<unknown> {
  if (!mock) throw new Error('No backend has been started.');
  const answer = await fetch(`http://backend.test${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${openSession(mock.database, person)}`,
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

const data = '/breeze/IpoData';
const home = async (person: PersonKey) =>
  (await call(person, `${data}/DashboardData`)) as v.InferInput<typeof dashboardSchema>;
const listOf = async (person: PersonKey, isPendingOnly: boolean, CurrentAgenda = 'requests') =>
  v.parse(
    v.array(requestSchema),
    await call(person, `${data}/GetWflRequestsTabForMobile`, {
      IsActual: true,
      BoolValue: isPendingOnly,
      CurrentAgenda,
    }),
  );
const approvalsOf = async (person: PersonKey, CurrentAgenda = 'requests') => {
  const filter = { IncludeChildren: true, SelectedIxsStr: '', SelectedTab: 'approving', Sort: '' };
  const body = { ...filter, BoolValue: true, CurrentAgenda };
  return v.parse(v.array(requestSchema), await call(person, approvalsPath, body));
};
const approvalsPath = `${data}/GetWflApprovingTabForSelfService`;

/** The days of December on which the employee works and has no request. */
const wanted = ['2026-12-09', '2026-12-10'];

/** Returns the content of the screens of the employee and the approver about the wanted days. */
async function shown() {
  const december = await call('employee', `${data}/SelfService_GetMyPlanData`, {
    Item1: '2026-12-01T00:00:00Z',
  });
  const isWanted = (begin: string) => wanted.some((each) => begin.startsWith(each));
  const plan = v
    .parse(myPlanSchema, december)
    .intervals.filter(({ begin }) => isWanted(begin))
    .map(({ type, name }) => `${type} ${name}`);
  const department = (await call('approver', `${data}/SelfService_GetDepartmentPlanDataIntervals`, {
    Item1: '2026-12-09T00:00:00Z',
    Item2: '2026-12-10T00:00:00Z',
    Item3: [people.employee.ref],
    Item4: false,
  })) as { intervals: v.InferInput<typeof departmentIntervalSchema>[] };
  const { requestsCounts, vacation } = await home('employee');
  const approver = await home('approver');
  const database = (mock as MockServer).database;
  const worksheet = worksheetDays(database, people.employee.ref, '2026-12' as never);
  return {
    plan,
    department: department.intervals
      .filter(({ begin }) => isWanted(begin))
      .map(({ type, name }) => `${type} ${name}`),
    excused: worksheet
      .filter(({ day: { date } }) => isWanted(date))
      .map(({ excused, planned }) => excused !== null && excused === planned),
    left: vacation?.days,
    my: requestsCounts.my,
    forApproval: approver.requestsCounts.forApproval,
  };
}

async function request(): Promise<number> {
  const { id, shortcuts } = accounts.vacation;
  const rows = wanted.map((date) => ({
    IXS_REF: people.employee.ref,
    ID_UCET: id,
    ABS: shortcuts.en,
    DATUM: `${date}T00:00:00Z`,
    CAS_OD: null,
    CAS_DO: null,
  }));
  const known = new Set((await listOf('employee', true)).map(({ ID }) => ID));
  expect(await call('employee', `${data}/InsertAbsenceForSelfService`, { Value: rows })).toBe('ok');
  return (await listOf('employee', true)).find(({ ID }) => !known.has(ID))?.ID ?? 0;
}

const late = ['IPODENSMEN Late shift', 'IPODENSMEN Late shift'];
const before = { plan: late, department: late, excused: [false, false], left: 14.5, my: 3, forApproval: 8 };

const decide = (person: PersonKey, id: number, state: 1 | 2 | 3) =>
  call(person, `${data}/SetWflRequestStatusSelfService`, { Value: id, Value2: state, Value3: 'Note' });

test('a new request is in the plans and counts, and its approval in the worksheet and the vacation too', async () => {
  begin();
  expect(await shown()).toEqual(before);
  const id = await request();
  const pending = (await shown()).plan;
  expect(pending.toSorted()).toEqual([...late, 'WFLREQUEST Vacation', 'WFLREQUEST Vacation']);
  expect(await shown()).toMatchObject({ department: pending, left: 14.5, my: 4, forApproval: 9 });
  await decide('approver', id, 1);
  const away = ['IPOPREST Vacation', 'IPOPREST Vacation'];
  expect(await shown()).toEqual({
    plan: away,
    department: away,
    excused: [true, true],
    left: 12.5,
    my: 3,
    forApproval: 8,
  });
});

test.each([
  ['rejected', 'approver', 2],
  ['cancelled', 'employee', 3],
] as const)('a %s request leaves plans, worksheet and vacation as before', async (_, person, state) => {
  begin();
  const id = await request();
  await decide(person, id, state);
  expect(await shown()).toEqual(before);
});

test('a mass decision about generated requests changes the plans of their applicants', async () => {
  const { database } = begin();
  const list = (await approvalsOf('manager')).filter(({ ID }) => ID > 1_000_000).slice(0, 5);
  expect(list).toHaveLength(5);
  const planOf = (id: number) => {
    const ref = String(Math.floor(id / 100_000)).padStart(8, '0');
    const days = planDays(localDate('2026-11-01'), localDate('2027-03-31'));
    return planRowsOf(database, ref, days);
  };
  const pendingDays = ({ ID }: { ID: number }) =>
    planOf(ID).filter(({ type }) => type === 'WFLREQUEST').length;
  const counts = list.map(pendingDays);
  const forApproval = (await home('manager')).requestsCounts.forApproval ?? 0;
  await call('manager', `${data}/SetWflRequestStatusMultiple`, {
    Value: list.map(({ ID }) => ID),
    Value2: 1,
    Value3: '',
  });
  for (const [index, each] of list.entries()) expect(pendingDays(each)).toBeLessThan(counts[index] ?? 0);
  expect((await home('manager')).requestsCounts.forApproval).toBe(forApproval - 5);
});

test('an approved visit of a doctor excuses its hours in the worksheet', async () => {
  const { database } = begin();
  const row = (await listOf('employee', true)).find(({ ReqText }) => ReqText.startsWith('Doctor'));
  const excused = () =>
    worksheetDays(database, people.employee.ref, '2026-11' as never).find(
      ({ day: { date } }) => date === '2026-11-25',
    )?.excused;
  expect(excused()).toBeNull();
  await decide('approver', row?.ID ?? 0, 1);
  expect(excused()).toBe(150);
});

test.each(
  personKeys.filter((key) => !['restricted', 'unsupportedLanguage', 'mustChangePassword'].includes(key)),
)('the counts on the home of %s are the rows of the lists', async (person) => {
  begin();
  const { requestsCounts, isApprover, isApproverPlnunava, isApprovablePlnunava } = await home(person);
  expect(requestsCounts.my).toBe((await listOf(person, true)).length);
  const plans = await Promise.all(
    ['2026-11', '2026-12', '2027-01'].map(async (month) =>
      v.parse(
        myPlanSchema,
        await call(person, `${data}/SelfService_GetMyPlanData`, { Item1: `${month}-01T00:00:00Z` }),
      ),
    ),
  );
  const lengthOf = async (isShown: unknown, list: () => Promise<unknown[]>) =>
    isShown ? (await list()).length : 0;
  expect(requestsCounts).toMatchObject({
    planCheck: plans.flatMap((plan) => plan.signingRequests).length,
    planApprove: plans.flatMap((plan) => plan.changeRequests).length,
    forApproval: await lengthOf(isApprover, () => approvalsOf(person)),
    forApprovalPlnunava: await lengthOf(isApproverPlnunava, () => approvalsOf(person, 'unavailabilities')),
    ...(isApprovablePlnunava && { myPlnunava: (await listOf(person, true, 'unavailabilities')).length }),
  });
});
