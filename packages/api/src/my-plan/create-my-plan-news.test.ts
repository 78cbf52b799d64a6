import { people } from '@selfservice/mock-server/core/people';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { createRequestMutation } from '../requests/new-request.ts';
import { defaultPeriod } from '../requests/request-period.ts';
import { decideRequestMutation, myRequestsQuery } from '../requests/requests.ts';
import { createSessionValues } from '../session/session-values.ts';
import { aMyPlan, loadedPlan, waitUntil } from './create-my-plan.fixtures.ts';
import type { MyPlanSetting, MyPlanTest } from './create-my-plan.fixtures.ts';
import type { PlanNews } from './create-plan-news.ts';
import { aStoredValue, december, november } from './my-plan.fixtures.ts';
import type { MyPlan } from './my-plan.ts';
import { decidePlanChangesMutation, myPlanQuery, signPlanMutation } from './my-plan.ts';
import { postMyPlan } from './my-plan.wire.ts';
import { planNewsOf } from './plan-news-of.ts';
import type { SeenPlan } from './seen-plan.ts';

let store = aStoredValue<SeenPlan>();
let news: PlanNews;

/** Shows the plan to the employee, who has seen a day of it. */
async function aVisit(setting: MyPlanSetting, seen: string): Promise<MyPlanTest> {
  store = aStoredValue();
  const it = aMyPlan({
    ...setting,
    visit: { receive: (plan) => visit.receive(plan), see: (plan, days) => visit.see(plan, days) },
    isShown: false,
  });
  const { ref } = people.employee;
  const { client } = it.user;
  const sessionValue = createSessionValues(new AbortController().signal);
  news = planNewsOf({ store, clock: it.backend.clock, client, personRef: ref, sessionValue });
  const visit = news.visit();
  it.state.subscribe(() => {});
  await loadedPlan(it);
  it.plan.see([localDate(seen)]);
  return it;
}

/** Returns the plan that the backend has now. */
function planNow({ user, plan }: MyPlanTest): Promise<MyPlan> {
  return user.client.fetchQuery({ ...myPlanQuery(plan.state.value.month), staleTime: 0 });
}

/** Returns the changed days at the next visit. */
async function nextChanges(it: MyPlanTest): Promise<string[]> {
  return [
    ...news
      .visit()
      .receive(await planNow(it))
      .days.keys(),
  ];
}

test('a signature is no change', { tags: ['my-plan-57'] }, async () => {
  using it = await aVisit({}, '2026-11-23');
  const { signingRequests } = await loadedPlan(it);
  await it.user.run(signPlanMutation(), { month: november, requestIds: signingRequests.map(({ id }) => id) });
  expect(await nextChanges(it)).toEqual([]);
});

test('an approved change is no change, also if it was not seen', { tags: ['my-plan-57'] }, async () => {
  using it = await aVisit({ month: december }, '2026-12-01');
  const [change] = (await loadedPlan(it)).changeRequests;
  if (!change) throw new Error('The change is missing.');
  // The user saw the day before the manager proposed the change.
  it.plan.see([change.day]);
  const seen = store.read();
  const month = seen?.months[december];
  if (!seen || !month) throw new Error('Nothing was seen.');
  const [planned = ''] = (month.days[change.day] ?? '').split('|');
  store.write({
    ...seen,
    months: { [december]: { ...month, days: { ...month.days, [change.day]: `${planned}||` } } },
  });
  expect(await nextChanges(it)).toEqual([change.day]);
  await it.user.run(decidePlanChangesMutation(), {
    month: december,
    requestIds: [change.id],
    isApproved: true,
  });
  expect(await nextChanges(it)).toEqual([]);
});

test('a request and its approval are no change', { tags: ['my-plan-57'] }, async () => {
  const day = localDate('2026-12-14');
  using it = await aVisit({ month: december }, day);
  const period = { ...defaultPeriod('requests', day), firstDay: day, lastDay: day };
  await it.user.run(createRequestMutation(it.backend.clock), {
    request: {
      agenda: 'requests',
      personRef: people.employee.ref,
      account: { id: 10, name: 'Vacation', shortcut: 'V' },
      period,
      note: '',
    },
  });
  expect(await nextChanges(it)).toEqual([]);
  const { client } = it.user;
  const pending = await client.fetchQuery({
    ...myRequestsQuery({ agenda: 'requests', isPendingOnly: true }),
    staleTime: 0,
  });
  const id = Math.max(...pending.map((request) => request.id));
  await it.backend.as('approver').run(decideRequestMutation(), { id, state: 'approved', note: '' });
  expect(await nextChanges(it)).toEqual([]);
  const kinds = (await planNow(it)).intervals.filter((one) => one.day === day).map(({ kind }) => kind);
  expect(kinds).toContain('otherA');
  expect(kinds).not.toContain('shift');
});

test('another language is no change', { tags: ['my-plan-57'] }, async () => {
  using it = await aVisit({}, '2026-11-23');
  const plan = await loadedPlan(it);
  const translated = await it.backend.as('employee', 'cs').client.fetchQuery(myPlanQuery(november));
  expect(translated.intervals[0]?.name).not.toBe(plan.intervals[0]?.name);
  expect([...news.visit().receive(translated).days]).toEqual([]);
});

test('a plan that is outdated or behind a dialog is not seen', { tags: ['my-plan-56'] }, async () => {
  using it = await aVisit({}, '2026-11-23');
  const seen = () => Object.keys(store.read()?.months[november]?.days ?? {});
  it.plan.openRequests('sign');
  it.plan.see([localDate('2026-11-24')]);
  expect(seen()).toEqual(['2026-11-23']);
  it.plan.close();
  it.backend.mock.server.use(http.post(`*${postMyPlan.path}`, () => new HttpResponse(null, { status: 500 })));
  await it.user.client.refetchQueries({ queryKey: ['my-plan', 'month', november] });
  await waitUntil(() => expect(it.state.value.error).not.toBeNull());
  it.plan.see([localDate('2026-11-25')]);
  expect(seen()).toEqual(['2026-11-23']);
});
