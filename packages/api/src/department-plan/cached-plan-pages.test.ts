import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { cachedPlanPage, onPlanPageChange } from './cached-plan-pages.ts';
import { aPage } from './department-plan.fixtures.ts';
import type { LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { planRightsOf } from './plan-rights.ts';

const permissions: Permissions = { disabled: new Set(), invisible: new Set() };
const request: PlanPageParams = {
  from: localDate('2026-12-01'),
  to: localDate('2026-12-07'),
  centreId: 1,
  includesSubcentres: true,
  categoryRef: null,
};
const whole: LoadedPlanPage = { ...aPage(['a']), fetchedRefs: new Set(['a']) };
const wanted = { first: request.from, last: request.to, centreId: 1, permissions };

function aCache(page: LoadedPlanPage, changes: Partial<PlanPageParams> = {}): QueryClient {
  const client = new QueryClient();
  client.setQueryData(
    ['department-plan', 'page', { ...request, ...changes }, planRightsOf(permissions)],
    page,
  );
  return client;
}

test('finds a page that shows the days and more', () => {
  expect(cachedPlanPage(aCache(whole), wanted)).toBe(whole);
  expect(cachedPlanPage(aCache(whole), { ...wanted, first: localDate('2026-12-03') })).toBe(whole);
});

test.each([
  ['without one of the days', { from: localDate('2026-12-02') }],
  ['of another centre', { centreId: 2 }],
  ['without the centres below', { includesSubcentres: false }],
  ['of one category', { categoryRef: '7' }],
])('leaves out a page %s', (_, changes) => {
  expect(cachedPlanPage(aCache(whole, changes), wanted)).toBeNull();
});

test('leaves out a page that has not been read whole, and one read with other rights', () => {
  expect(cachedPlanPage(aCache(aPage(['a'])), wanted)).toBeNull();
  const less = { ...permissions, disabled: new Set(['SelfServiceApp_DepartmentPlanAbsenceReason']) };
  expect(cachedPlanPage(aCache(whole), { ...wanted, permissions: less })).toBeNull();
});

test('tells of a page that has been read whole, of nothing else, and not after its end', () => {
  const client = new QueryClient();
  const told = vi.fn<() => void>();
  const end = onPlanPageChange(client, told);
  const key = ['department-plan', 'page', request, planRightsOf(permissions)];
  client.setQueryData(key, aPage(['a']));
  client.setQueryData(['dashboard'], {});
  expect(told).not.toHaveBeenCalled();
  client.setQueryData(key, whole);
  expect(told).toHaveBeenCalled();
  end();
  told.mockClear();
  client.setQueryData(key, { ...whole });
  expect(told).not.toHaveBeenCalled();
});
