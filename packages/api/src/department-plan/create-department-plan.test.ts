import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import { batchesAtOnce, batchSizes } from './batches.ts';
import type { DepartmentPlanState } from './department-plan-model.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import { aPlan, ownCentre, today, waitUntil, wholePage } from './department-plan-model.fixtures.ts';

const names = ({ rows }: DepartmentPlanState) => rows.map(({ person }) => person.fullName);
const bodiesOf = ({ sent }: SignedInTest, name: string) =>
  sent
    .filter(({ call }) => call === `SelfService_${name}`)
    .map(({ body }) => body as Record<string, unknown>);
const pagesOf = (backend: SignedInTest) =>
  bodiesOf(backend, 'GetDepartmentPlanData').map(({ Item1 }) => Item1);

test(
  'loads the own centre, its people and their plans, and fetches only while something subscribes',
  { tags: ['department-plan-9', 'department-plan-28'] },
  async () => {
    using it = aPlan({ isShown: false });
    expect(it.state.value).toMatchObject({ content: { kind: 'loading' }, centre: null, rows: [], today });
    expect(it.backend.sent).toEqual([]);
    const leave = it.state.subscribe(() => {});
    const page = await wholePage(it.plan);
    leave();
    expect(page.people).toHaveLength(36);
    expect(it.state.value).toMatchObject({
      centre: { centre: { name: 'Assembly' }, includesSubcentres: true, categoryRef: null },
      days: { from: '2026-11-16', to: '2026-11-22' },
      coverage: { readCount: 36, peopleCount: 36 },
      unknown: { pendingRefs: new Set(), failedRefs: new Set() },
    });
    expect(it.state.value.rows).toHaveLength(36);
  },
);

test('fetches neighbouring pages once, after the page itself', { tags: ['department-plan-6'] }, async () => {
  using it = aPlan();
  await wholePage(it.plan);
  await waitUntil(() => expect(pagesOf(it.backend)).toHaveLength(3));
  expect(pagesOf(it.backend).map(String).toSorted()).toEqual([
    '2026-11-09T00:00:00Z',
    '2026-11-16T00:00:00Z',
    '2026-11-23T00:00:00Z',
  ]);
  await waitUntil(() => expect(it.backend.as('approver').client.isFetching()).toBe(0));
  it.plan.turnPage('next');
  expect(it.state.value.content).toMatchObject({ kind: 'people' });
  await waitUntil(() => expect(pagesOf(it.backend)).toHaveLength(4));
  expect(pagesOf(it.backend).at(-1)).toBe('2026-11-30T00:00:00Z');
});

test('aborts its calls when the last subscriber leaves', async () => {
  using it = aPlan({ scenario: { latencyMs: 50 } });
  await waitUntil(() => expect(pagesOf(it.backend)).toHaveLength(1));
  it.leave();
  await waitUntil(() => expect(it.backend.as('approver').client.isFetching()).toBe(0));
  expect(bodiesOf(it.backend, 'GetDepartmentPlanDataIntervals')).toEqual([]);
});

test('goes to other days and reports them', async () => {
  const places = vi.fn<(changes: Partial<PlanPlace>) => void>();
  using it = aPlan({ onPlaceChange: places });
  it.plan.turnPage('next');
  expect(it.state.value).toMatchObject({ day: '2026-11-27', days: { from: '2026-11-23', to: '2026-11-29' } });
  it.plan.turnPage('previous');
  it.plan.changeMode(1);
  expect(it.state.value).toMatchObject({ mode: 1, days: { from: today, to: today } });
  it.plan.goToDay(localDate('2026-12-24'));
  it.plan.goToToday();
  expect(places.mock.calls.map(([changes]) => changes)).toEqual([
    { day: '2026-11-27' },
    { day: today },
    { mode: 1 },
    { day: '2026-12-24' },
    { day: today },
  ]);
});

test('keeps the people while another page is loading', { tags: ['department-plan-7'] }, async () => {
  using it = aPlan();
  await wholePage(it.plan);
  const before = names(it.state.value);
  it.plan.goToDay(localDate('2027-03-01'));
  expect(names(it.state.value)).toEqual(before);
  expect(it.state.value.unknown.pendingRefs.size).toBe(36);
  expect(it.state.value.coverage.readCount).toBe(0);
  await wholePage(it.plan);
  expect(it.state.value.unknown.pendingRefs.size).toBe(0);
});

test('reports remembered days without today until a choice', { tags: ['department-plan-11'] }, () => {
  using it = aPlan({
    dayFrom: 'device',
    place: { day: localDate('2026-10-07'), mode: 7, choice: ownCentre },
  });
  expect(it.state.value.areDaysRemembered).toBe(true);
  it.plan.changeMode(3);
  expect(it.state.value.areDaysRemembered).toBe(true);
  it.plan.turnPage('next');
  expect(it.state.value.areDaysRemembered).toBe(false);
  using now = aPlan({ dayFrom: 'device' });
  expect(now.plan.state.value.areDaysRemembered).toBe(false);
});

test('shows the people of another centre and of a category', { tags: ['department-plan-8'] }, async () => {
  const places = vi.fn<(changes: Partial<PlanPlace>) => void>();
  const place = { day: today, mode: 1 as const, choice: ownCentre };
  using it = aPlan({ person: 'manager', place, onPlaceChange: places });
  const choice = {
    centreId: centreNamed('Assembly')?.id ?? 0,
    includesSubcentres: true,
    categoryRef: '010',
  };
  it.plan.openCentrePicker(true);
  expect(it.state.value.isChoosingCentre).toBe(true);
  it.plan.chooseCentre(choice);
  expect(places).toHaveBeenLastCalledWith({ choice });
  const { people } = await wholePage(it.plan);
  await waitUntil(() =>
    expect(it.state.value.centre).toMatchObject({ categoryRef: '010', categoryName: 'Foremen' }),
  );
  it.plan.chooseCentre({ ...choice, categoryRef: null });
  await waitUntil(() => expect(it.state.value.rows.length).toBeGreaterThan(people.length));
  expect(it.state.value.centre).toMatchObject({ centre: { name: 'Assembly' }, categoryRef: null });
});

test(
  'ignores a category without the permission to choose one',
  { tags: ['department-plan-37'] },
  async () => {
    const permissions = { ...allPermissions, disabled: new Set([actions.categoryFilter]) };
    const place = { day: today, mode: 1 as const, choice: { ...ownCentre, categoryRef: '010' } };
    using it = aPlan({ permissions, place });
    await wholePage(it.plan);
    expect(it.state.value.centre).toMatchObject({ categoryRef: null });
    expect(bodiesOf(it.backend, 'GetAvailableKats')).toEqual([]);
  },
);

test('offers the own centre when a centre cannot be loaded', { tags: ['department-plan-42'] }, async () => {
  const choice = { ...ownCentre, centreId: 99 };
  using it = aPlan({ place: { day: today, mode: 1, choice } });
  await waitUntil(() =>
    expect(it.state.value.content).toMatchObject({
      kind: 'failed',
      what: 'centre',
      canShowOwnCentre: true,
    }),
  );
  it.plan.showOwnCentre();
  await wholePage(it.plan);
  expect(it.state.value.centre?.centre.name).toBe('Assembly');
});

test('loads people again on a retry', { tags: ['department-plan-40'] }, async () => {
  using it = aPlan({
    scenario: { failures: [failing('postDepartmentPeople', '400', { occasion: 'once' })] },
  });
  await waitUntil(() =>
    expect(it.state.value.content).toMatchObject({
      kind: 'failed',
      what: 'plan',
      canShowOwnCentre: false,
    }),
  );
  it.plan.retry();
  await waitUntil(() => expect(it.state.value.content).toMatchObject({ kind: 'people' }));
});

test('marks plans that failed, and loads them on a retry', { tags: ['department-plan-41'] }, async () => {
  using it = aPlan({ scenario: { failures: [failing('postDepartmentIntervals', '400')] } });
  await waitUntil(() => expect(it.state.value.unknown.failedRefs.size).toBe(36));
  expect(it.state.value.content).toMatchObject({ kind: 'people', error: expect.any(Error) });
  it.backend.database.scenario.failures = [];
  it.plan.retry();
  await wholePage(it.plan);
  expect(it.state.value.unknown.failedRefs.size).toBe(0);
  expect(it.state.value.content).toMatchObject({ error: null });
});

test('reports a centre with more people than allowed', { tags: ['department-plan-21'] }, async () => {
  using it = aPlan({ person: 'director' });
  await waitUntil(() =>
    expect(it.state.value.content).toEqual({ kind: 'tooManyPeople', maxPeopleCount: 1000 }),
  );
});

test('shows the people that search and filter match, and everyone after both are cleared', async () => {
  using it = aPlan({ place: { day: today, mode: 1, choice: ownCentre } });
  await wholePage(it.plan);
  it.plan.search('dvorak jana');
  expect(names(it.state.value)).toEqual(['Dvořáková Jana']);
  it.plan.search('');
  it.plan.changePresence('absent');
  const absent = it.state.value.rows.length;
  it.plan.changePresence('onShift');
  expect(absent).toBeGreaterThan(0);
  const onShift = it.state.value.rows.length;
  expect(it.state.value.coverage.days).toMatchObject([{ absent, onShift, off: 36 - absent - onShift }]);
  it.plan.search('no such name');
  expect(it.state.value.rows).toEqual([]);
  it.plan.showEveryone();
  expect(it.state.value).toMatchObject({ search: '', presence: 'everybody' });
  expect(it.state.value.rows).toHaveLength(36);
});

test('loads visible people first, unless a filter is on', { tags: ['department-plan-29'] }, async () => {
  for (const presence of ['everybody', 'absent'] as const) {
    using it = aPlan();
    it.plan.changePresence(presence);
    it.plan.setVisibleRows({ first: 30, last: 34 });
    await waitUntil(() => expect(it.state.value.content.kind).toBe('people'));
    await waitUntil(() =>
      expect(bodiesOf(it.backend, 'GetDepartmentPlanDataIntervals')[0]).toHaveProperty('Item3'),
    );
    const { content } = it.state.value;
    const refs = content.kind === 'people' ? content.page.people.map(({ personRef }) => personRef) : [];
    const [first] = bodiesOf(it.backend, 'GetDepartmentPlanDataIntervals');
    const start = presence === 'everybody' ? 30 : 0;
    expect([first?.['Item3']].flat().slice(0, 5)).toEqual(refs.slice(start, start + 5));
  }
});

test('shows plans as their batches arrive, and keeps the same rows', async () => {
  using it = aPlan({ person: 'manager', scenario: { latencyMs: 20 } });
  await waitUntil(() => expect(it.state.value.rows).toHaveLength(1000));
  const { rows } = it.state.value;
  const firstRound = batchesAtOnce.current * batchSizes.current;
  await waitUntil(() => expect(it.state.value.coverage.readCount).toBeGreaterThan(firstRound));
  const { coverage, unknown } = it.state.value;
  expect(coverage.readCount + unknown.pendingRefs.size).toBe(1000);
  expect(it.state.value.rows).toBe(rows);
});

test('recalculates the plans, and invalidates other pages', { tags: ['department-plan-31'] }, async () => {
  // Responses take a moment, so that the states before them are notified.
  using it = aPlan({ scenario: { latencyMs: 20 } });
  await wholePage(it.plan);
  await waitUntil(() => expect(pagesOf(it.backend)).toHaveLength(3));
  await waitUntil(() => expect(it.backend.as('approver').client.isFetching()).toBe(0));
  const pendingWhileRecalculating: number[] = [];
  const unsubscribe = it.state.subscribe(() => {
    const { isRecalculating, unknown } = it.state.value;
    if (isRecalculating) pendingWhileRecalculating.push(unknown.pendingRefs.size);
  });
  await expect(it.plan.recalculate()).resolves.toBe(true);
  unsubscribe();
  expect(new Set(pendingWhileRecalculating)).toEqual(new Set([0]));
  await waitUntil(() => expect(it.state.value.isRecalculating).toBe(false));
  expect(bodiesOf(it.backend, 'GetDepartmentPlanDataIntervals').some(({ Item4 }) => Item4 === true)).toBe(
    true,
  );
  await waitUntil(() => expect(pagesOf(it.backend)).toHaveLength(6));
});

test('returns false when the plans could not be recalculated', async () => {
  using it = aPlan();
  await wholePage(it.plan);
  it.backend.database.scenario.failures = [failing('postDepartmentPeople', '400')];
  await expect(it.plan.recalculate()).resolves.toBe(false);
  await waitUntil(() =>
    expect(it.state.value.content).toMatchObject({ kind: 'people', error: expect.any(Error) }),
  );
});

test('changes the view, and notifies only when something changes', async () => {
  using it = aPlan();
  await wholePage(it.plan);
  await waitUntil(() => expect(it.backend.as('approver').client.isFetching()).toBe(0));
  it.plan.changeView('list');
  expect(it.state.value.view).toBe('list');
  const before = it.state.value;
  it.onChange.mockClear();
  it.plan.changeView('list');
  it.plan.goToDay(today);
  expect(it.onChange).not.toHaveBeenCalled();
  expect(it.state.value).toBe(before);
});

test('follows the current day over midnight until the user chooses one', async () => {
  using it = aPlan({ dayFrom: 'today' });
  await wholePage(it.plan);
  it.backend.clock.advance(24 * 60 * 60_000);
  expect(it.state.value).toMatchObject({ day: addDays(today, 1), today: addDays(today, 1) });
  it.plan.turnPage('next');
  const { day } = it.state.value;
  it.backend.clock.advance(24 * 60 * 60_000);
  expect(it.state.value).toMatchObject({ day, today: addDays(today, 2) });
});
