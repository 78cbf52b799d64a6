import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import type { DepartmentPlanPage } from './department-plan.ts';
import { isComplete } from './department-plan.ts';

const request = {
  from: localDate('2026-11-16'),
  to: localDate('2026-11-22'),
  centreId: centreNamed('Assembly')?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null,
};
const focus = { isCurrent: () => true, visibleRefs: () => [] };
const query = (backend: SignedInTest, permissions = allPermissions, isRecalculation = false) =>
  departmentPlanPageQuery({ request, permissions, focus, isRecalculation });
const fetchedCount = (page: DepartmentPlanPage | undefined) =>
  page?.kind === 'people' ? page.fetchedRefs.size : 0;
const callsOf = ({ sent }: SignedInTest, name: string) =>
  sent.filter(({ call }) => call === `SelfService_${name}`).length;

test('shows the page while it grows, until it is complete', { tags: ['department-plan-28'] }, async () => {
  using backend = aBackend();
  const seen: number[] = [];
  const observer = new QueryObserver(backend.as('approver').client, query(backend));
  const stop = observer.subscribe(({ data }) => seen.push(fetchedCount(data)));
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  stop();
  expect(seen).toEqual(expect.arrayContaining([0, 15, 30]));
  const { data } = observer.getCurrentResult();
  expect(data && isComplete(data)).toBe(true);
});

test(
  'keeps the loaded plans of a page that was left, and continues when it is shown again',
  { tags: ['department-plan-30'] },
  async () => {
    using backend = aBackend();
    const first = new QueryObserver(backend.as('approver').client, query(backend));
    await new Promise<void>((resolve) => {
      const leave = first.subscribe(({ data }) => {
        if (fetchedCount(data) !== 15) return;
        leave();
        resolve();
      });
    });
    await vi.waitFor(() => expect(backend.as('approver').client.isFetching()).toBe(0));
    expect(fetchedCount(backend.as('approver').client.getQueryData(query(backend).queryKey))).toBe(15);

    const again = new QueryObserver(backend.as('approver').client, query(backend));
    const stop = again.subscribe(() => {});
    await vi.waitFor(() => expect(again.getCurrentResult().isFetching).toBe(false));
    stop();
    const { data } = again.getCurrentResult();
    expect(data && isComplete(data)).toBe(true);
    expect(callsOf(backend, 'GetDepartmentPlanData')).toBe(1);
  },
);

test('fetches a complete page again only after it is invalidated', async () => {
  using backend = aBackend();
  const page = query(backend);
  await backend.as('approver').client.query(page);
  await backend.as('approver').client.query(page);
  expect(callsOf(backend, 'GetDepartmentPlanData')).toBe(1);
  await backend.as('approver').client.invalidateQueries({ queryKey: ['department-plan'] });
  await backend.as('approver').client.query(page);
  expect(callsOf(backend, 'GetDepartmentPlanData')).toBe(2);
});

test(
  'recalculates all fetched plans when recalculation is requested',
  { tags: ['department-plan-31'] },
  async () => {
    using backend = aBackend();
    await backend.as('approver').client.query(query(backend));
    const page = await backend
      .as('approver')
      .client.query({ ...query(backend, allPermissions, true), staleTime: 0 });
    expect(page.kind === 'people' && page.recalculatedRefs.size).toBe(fetchedCount(page));
  },
);

test('caches no reason of an absence without the permission', { tags: ['department-plan-36'] }, async () => {
  using backend = aBackend();
  const invisible = new Set([actions.departmentPlanAbsenceReason]);
  const page = await backend.as('approver').client.query(query(backend, { disabled: new Set(), invisible }));
  const intervals = page.kind === 'people' ? [...page.intervals.values()].flat() : [];
  const reasons = intervals.filter(({ kind }) => kind === 'otherA' || kind === 'request');
  expect(reasons.length).toBeGreaterThan(0);
  for (const { name, shortName, color } of reasons) expect([name, shortName, color]).toEqual(['', '', null]);
});
