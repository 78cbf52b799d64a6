import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { Permissions } from '../session/permissions.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import { isComplete } from './department-plan.ts';
import { pageOf } from './plan-days.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import { prefetchDepartmentPlan } from './prefetch-department-plan.ts';

const place: PlanPlace = {
  day: localDate('2026-11-20'),
  mode: 7,
  choice: { centreId: null, includesSubcentres: true, categoryRef: null },
};
const focus = { isCurrent: () => true, visibleRefs: () => [] };

/** A manager of 1000 people, or an approver of 36. `screen` returns the query of the screen. */
function aManager(
  backend: SignedInTest,
  permissions: Permissions = allPermissions,
  person: 'manager' | 'approver' = 'manager',
) {
  const { client } = backend.as(person);
  return {
    prefetch: (changes: Partial<PlanPlace['choice']> = {}) =>
      prefetchDepartmentPlan(
        client,
        { clock: backend.clock, permissions },
        { ...place, choice: { ...place.choice, ...changes } },
      ),
    screen(centreId: number) {
      const request = {
        ...pageOf(place.day, place.mode),
        centreId,
        includesSubcentres: true,
        categoryRef: null,
      };
      return departmentPlanPageQuery({ request, permissions, focus });
    },
  };
}

const callsOf = ({ sent }: SignedInTest, name: string) =>
  sent.filter(({ call }) => call === `SelfService_${name}`).map(({ body }) => body as { Item3: unknown });
const askedRefs = (backend: SignedInTest) =>
  callsOf(backend, 'GetDepartmentPlanDataIntervals').flatMap(({ Item3 }) => Item3 as string[]);
/** Returns the centre whose people were fetched. */
const askedCentre = (backend: SignedInTest) => Number(callsOf(backend, 'GetDepartmentPlanData')[0]?.Item3);

test('fetches the centre, its people and the first plans, and nothing else', async () => {
  using backend = aBackend();
  await aManager(backend).prefetch();
  expect(backend.sent.map(({ call }) => call)).toEqual([
    'CenterLevel',
    'SelfService_GetDepartmentPlanData',
    ...Array<string>(4).fill('SelfService_GetDepartmentPlanDataIntervals'),
  ]);
  expect(askedRefs(backend)).toHaveLength(60);
});

test.each([
  [
    'before the people are loaded',
    (backend: SignedInTest) => callsOf(backend, 'GetDepartmentPlanData').length > 0,
  ],
  ['while the first plans are loading', (backend: SignedInTest) => askedRefs(backend).length > 0],
  [
    'afterwards',
    (backend: SignedInTest) =>
      backend.as('manager').client.isFetching() === 0 && askedRefs(backend).length > 0,
  ],
])('a screen that opens %s continues, and nothing is fetched twice', async (_, isReady) => {
  using backend = aBackend();
  const { prefetch, screen } = aManager(backend);
  const prefetched = prefetch();
  await vi.waitFor(() => expect(isReady(backend)).toBe(true));
  const observer = new QueryObserver(backend.as('manager').client, screen(askedCentre(backend)));
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => {
    const { data } = observer.getCurrentResult();
    expect(data && isComplete(data)).toBe(true);
  });
  leave();
  await prefetched;
  expect(callsOf(backend, 'GetDepartmentPlanData')).toHaveLength(1);
  const refs = askedRefs(backend);
  expect(refs).toHaveLength(1000);
  expect(new Set(refs).size).toBe(1000);
});

test('fetches no page that is cached already', async () => {
  using backend = aBackend();
  const { prefetch } = aManager(backend);
  await prefetch();
  const before = backend.sent.length;
  await prefetch();
  expect(backend.sent).toHaveLength(before);
});

test(
  'fetches the people of a category only with the permission to choose one',
  { tags: ['department-plan-37'] },
  async () => {
    const invisible = new Set([actions.categoryFilter]);
    for (const permissions of [allPermissions, { disabled: new Set<string>(), invisible }]) {
      using backend = aBackend();
      await aManager(backend, permissions).prefetch({ categoryRef: '010' });
      const isAsked = permissions === allPermissions;
      expect(callsOf(backend, 'GetDepartmentPlanData')[0]).toMatchObject({ Item5: isAsked ? '010' : null });
      expect(callsOf(backend, 'GetAvailableKats')).toHaveLength(isAsked ? 1 : 0);
    }
  },
);

test('fetches nothing more and does not throw when the centre is refused', async () => {
  using backend = aBackend();
  await expect(aManager(backend).prefetch({ centreId: 99 })).resolves.toBeUndefined();
  expect(backend.sent.map(({ call }) => call)).toEqual(['CenterLevel']);
});

test('a screen that is open when the prefetch has loaded all plans fetches none of them again', async () => {
  using backend = aBackend();
  const { prefetch, screen } = aManager(backend, allPermissions, 'approver');
  const { client } = backend.as('approver');
  let leave = () => {};
  backend.mock.server.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('GetDepartmentPlanData')) return;
    const observer = new QueryObserver(client, screen(centreNamed('Assembly')?.id ?? 0));
    leave = observer.subscribe(() => {});
  });
  const prefetched = prefetch();
  await prefetched;
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  leave();
  expect(callsOf(backend, 'GetDepartmentPlanData')).toHaveLength(1);
  expect(askedRefs(backend)).toHaveLength(36);
});
