import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { MyPlanSetting, MyPlanTest } from './create-my-plan.fixtures.ts';
import { aMyPlan, aTarget, loadedPlan, waitUntil } from './create-my-plan.fixtures.ts';
import { december, november } from './my-plan.fixtures.ts';
import { decidePlanChangesMutation, signPlanMutation } from './my-plan.ts';
import { getOldestMonthWithRequest, postMyPlan } from './my-plan.wire.ts';

const october = '2026-10' as LocalMonth;
const january = '2027-01' as LocalMonth;
const day = (text: string) => localDate(`2026-${text}`);
const without = (...names: (keyof typeof actions)[]): Permissions => ({
  ...allPermissions,
  disabled: new Set(names.map((name) => actions[name])),
});
const allowed = (count: number) => ({ count, permission: 'allowed' });

/** Makes every request for a plan fail until the handlers are reset. */
function failPlans({ backend }: MyPlanTest): void {
  backend.mock.server.use(http.post(`*${postMyPlan.path}`, () => new HttpResponse(null, { status: 500 })));
}

/** Signs days of November; all of them by default. */
async function sign(it: MyPlanTest, count = Infinity): Promise<void> {
  const { signingRequests } = await loadedPlan(it);
  const requestIds = signingRequests.slice(0, count).map(({ id }) => id);
  await it.user.run(signPlanMutation(), { month: november, requestIds });
}

test('loads the month, then its neighbours, and no month twice', { tags: ['my-plan-8'] }, async () => {
  using it = aMyPlan();
  expect(it.state.value).toMatchObject({
    plan: undefined,
    isFetching: true,
    error: null,
    pendingMonth: null,
  });
  expect((await loadedPlan(it)).month).toBe(november);
  await waitUntil(() => expect(it.fetched()).toEqual([november, october, december]));
  it.plan.turnPage('next');
  expect(it.state.value).toMatchObject({ month: december, plan: { month: december }, isFetching: false });
  await waitUntil(() => expect(it.fetched()).toEqual([november, october, december, january]));
  expect(it.shown).toEqual([december]);
});

test('has the next day after midnight', async () => {
  using it = aMyPlan();
  await loadedPlan(it);
  const seen: string[] = [];
  it.state.subscribe(({ today }) => seen.push(today));
  it.backend.clock.advance(24 * 60 * 60_000);
  expect(seen).toEqual(['2026-11-20', '2026-11-21']);
});

test('fetches nothing while nothing subscribes', () => {
  using it = aMyPlan({ isShown: false });
  it.plan.setMonth(december, false);
  expect(it.state.value).toMatchObject({ month: december, today: '2026-11-20', plan: undefined });
  expect(it.backend.sent).toEqual([]);
});

test('shows another month only after the address has changed', () => {
  const wanted: LocalMonth[] = [];
  using it = aMyPlan({ isShown: false, onMonthChange: (month) => void wanted.push(month) });
  const { plan } = it;
  plan.turnPage('previous');
  plan.goToToday();
  plan.goToMonth(january);
  expect(wanted).toEqual([october, november, january]);
  expect(plan.state.value.month).toBe(november);
  plan.setMonth(january, false);
  expect(plan.state.value.month).toBe(january);
});

test(
  'a retry removes the error, and a loaded plan stays after a failure',
  { tags: ['my-plan-46'] },
  async () => {
    using it = aMyPlan({ isShown: false });
    failPlans(it);
    const leave = it.state.subscribe(() => {});
    await waitUntil(() => expect(it.state.value).toMatchObject({ plan: undefined, isFetching: false }));
    expect(it.state.value.error).toBeInstanceOf(Error);
    it.backend.mock.server.resetHandlers();
    it.plan.retry();
    await loadedPlan(it);
    expect(it.state.value.error).toBeNull();
    failPlans(it);
    it.plan.retry();
    await waitUntil(() => expect(it.state.value.error).toBeInstanceOf(Error));
    expect(it.state.value.plan).toMatchObject({ month: november });
    leave();
  },
);

test(
  'a month counts as remembered until the user changes it, and never while it is the current one',
  { tags: ['my-plan-4'] },
  () => {
    using it = aMyPlan({ isShown: false, isRemembered: true, month: october });
    expect(it.state.value.isRemembered).toBe(true);
    it.plan.turnPage('previous');
    expect(it.state.value.isRemembered).toBe(false);
    it.plan.setMonth(november, true);
    expect(it.state.value.isRemembered).toBe(false);
  },
);

test('counts the requests of the month with the permission to answer each kind', async () => {
  using it = aMyPlan({ month: december, permissions: without('planCheck') });
  await loadedPlan(it);
  expect(it.state.value.pending).toEqual({
    signing: { count: 1, permission: 'disabled' },
    change: allowed(1),
  });
});

test.each<[what: string, setting: MyPlanSetting, month: LocalMonth | null]>([
  ['the oldest one with both permissions', {}, november],
  ['the oldest one with the permission to sign', { permissions: without('planApprove') }, november],
  ['none without the permission to sign', { permissions: without('planCheck') }, null],
  ['none without any permission', { permissions: without('planCheck', 'planApprove') }, null],
])('offers as another month with requests %s', { tags: ['my-plan-39'] }, async (_what, setting, month) => {
  using it = aMyPlan({ month: october, ...setting });
  await loadedPlan(it);
  await waitUntil(() => expect(it.state.value.pendingMonth).toBe(month));
});

test(
  'the details and the menu of a night concern its first day, in the plan of that month',
  { tags: ['my-plan-16', 'my-plan-29'] },
  async () => {
    using it = aMyPlan({ month: december });
    const first = day('12-01');
    const night = (await loadedPlan(it)).intervals.find((interval) => interval.day === day('11-30')) ?? null;
    expect(night).not.toBeNull();
    const target = aTarget(first, night);
    it.plan.openMenu(target);
    expect(it.state.value.overlay).toEqual({ kind: 'menu', day: '2026-11-30', target });
    await waitUntil(() => expect(it.state.value.concernedPlan).toMatchObject({ month: november }));
    it.plan.act('detail');
    expect(it.state.value.overlay).toEqual({ kind: 'detail', day: '2026-11-30', interval: night });
    it.plan.act('sign');
    expect(it.state.value.overlay).toEqual({ kind: 'sign', day: '2026-11-30' });
    it.plan.close();
    expect(it.state.value).toMatchObject({ overlay: null, concernedPlan: { month: december } });
  },
);

test('closing returns the focus to the element that opened the first overlay', () => {
  using it = aMyPlan({ isShown: false });
  it.plan.openDetail(aTarget(day('11-23')));
  it.plan.act('sign');
  it.plan.close();
  it.plan.openRequests('sign');
  expect(it.state.value.overlay).toEqual({ kind: 'sign', day: null });
  it.plan.close();
  expect(it.focused).toEqual(['2026-11-23', null]);
});

test('the actions "mark" and "mark to" mark days and close the overlay', () => {
  using it = aMyPlan({ isShown: false });
  it.plan.openDetail(aTarget(day('12-21')));
  it.plan.act('mark');
  expect(it.state.value).toMatchObject({
    overlay: null,
    marked: { first: '2026-12-21', last: '2026-12-21' },
  });
  it.plan.openMenu(aTarget(day('12-23')));
  it.plan.act('markTo');
  expect(it.state.value).toMatchObject({
    overlay: null,
    marked: { first: '2026-12-21', last: '2026-12-23' },
  });
  expect(it.focused).toEqual(['2026-12-21', '2026-12-23']);
});

test(
  'a new request is for the marked days, which are unmarked after it is sent',
  { tags: ['my-plan-16'] },
  () => {
    using it = aMyPlan({ isShown: false });
    const marked = { first: day('12-21'), last: day('12-23') };
    const request = { kind: 'newRequest', day: marked.first, lastDay: marked.last };
    it.plan.requestMarked('button');
    expect(it.state.value.overlay).toBeNull();
    it.plan.mark(marked);
    it.plan.requestMarked('button');
    expect(it.state.value.overlay).toEqual(request);
    it.plan.close();
    it.plan.openMenu(aTarget(day('12-22')));
    it.plan.act('newRequest');
    expect(it.state.value).toMatchObject({ overlay: request, marked });
    it.plan.requested();
    expect(it.state.value).toMatchObject({ overlay: null, marked: null });
    expect(it.focused).toEqual(['button', 'days']);
  },
);

test('a new request for a single day returns the focus after it is sent', () => {
  using it = aMyPlan({ isShown: false });
  it.plan.openDetail(aTarget(day('12-24')));
  it.plan.act('newRequest');
  expect(it.state.value.overlay).toEqual({ kind: 'newRequest', day: '2026-12-24', lastDay: '2026-12-24' });
  it.plan.requested();
  expect(it.focused).toEqual(['2026-12-24']);
});

test('removing the marks moves the focus to the days, because the button disappears', () => {
  using it = aMyPlan({ isShown: false });
  it.plan.mark({ first: day('12-21'), last: day('12-23') });
  it.plan.unmark();
  expect(it.state.value.marked).toBeNull();
  expect(it.focused).toEqual(['days']);
});

test('opens the draft of a new request again for a user who may send it', () => {
  const drafts = { read: () => '{}' };
  using it = aMyPlan({ isShown: false, drafts });
  expect(it.state.value.overlay).toEqual({ kind: 'newRequest', day: null });
  it.plan.act('mark');
  expect(it.state.value).toMatchObject({ overlay: { kind: 'newRequest' }, marked: null });
  using other = aMyPlan({ isShown: false, drafts, permissions: without('absence') });
  expect(other.plan.state.value.overlay).toBeNull();
});

test('after an answer the oldest month with another request is shown', { tags: ['my-plan-20'] }, async () => {
  using it = aMyPlan();
  it.plan.openRequests('sign');
  await sign(it);
  const done = it.plan.answered();
  expect(it.state.value.overlay).toBeNull();
  expect(it.focused).toEqual(['days']);
  await done;
  expect(it.shown).toEqual([december]);
  expect(it.state.value.pending).toEqual({ signing: allowed(1), change: allowed(1) });
});

test('after an answer the month stays while it has another request', { tags: ['my-plan-20'] }, async () => {
  using it = aMyPlan();
  await sign(it, 2);
  await it.plan.answered();
  expect(it.shown).toEqual([]);
  await waitUntil(() => expect(it.state.value.pending.signing.count).toBe(1));
});

test('after an answer the month stays when the user has changed it meanwhile', async () => {
  using it = aMyPlan();
  await sign(it);
  const done = it.plan.answered();
  it.plan.turnPage('previous');
  await done;
  expect(it.shown).toEqual([october]);
  expect(it.state.value.month).toBe(october);
});

test(
  'after an answer the month stays where the user may not answer the other requests',
  { tags: ['my-plan-39'] },
  async () => {
    using it = aMyPlan({ permissions: without('planApprove') });
    await sign(it);
    // The backend also returns months with changes only.
    it.backend.mock.server.use(
      http.get(`*${getOldestMonthWithRequest.path}`, () => HttpResponse.json('2027-01-01T00:00:00')),
    );
    await it.plan.answered();
    expect(it.shown).toEqual([]);
  },
);

test('after an answer the month stays when the oldest month cannot be fetched', async () => {
  using it = aMyPlan();
  await sign(it);
  it.backend.mock.server.use(
    http.get(`*${getOldestMonthWithRequest.path}`, () => new HttpResponse(null, { status: 500 })),
  );
  await it.plan.answered();
  expect(it.shown).toEqual([]);
});

test(
  'after a decision in a later month the earlier month to sign is shown',
  { tags: ['my-plan-20'] },
  async () => {
    using it = aMyPlan({ month: december });
    const [change] = (await loadedPlan(it)).changeRequests;
    await it.user.run(decidePlanChangesMutation(), {
      month: december,
      requestIds: change ? [change.id] : [],
      isApproved: false,
    });
    await it.plan.answered();
    expect(it.shown).toEqual([november]);
  },
);
