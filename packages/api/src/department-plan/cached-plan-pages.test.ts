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

test('returns a page that contains the days', () => {
  expect(cachedPlanPage(aCache(whole), wanted)).toBe(whole);
  expect(cachedPlanPage(aCache(whole), { ...wanted, first: localDate('2026-12-03') })).toBe(whole);
});

test.each([
  ['without one of the days', { from: localDate('2026-12-02') }],
  ['of another centre', { centreId: 2 }],
  ['without sub-centres', { includesSubcentres: false }],
  ['of one category', { categoryRef: '7' }],
])('returns no page %s', (_, changes) => {
  expect(cachedPlanPage(aCache(whole, changes), wanted)).toBeNull();
});

test('returns no page that is incomplete or was loaded with other rights', () => {
  expect(cachedPlanPage(aCache(aPage(['a'])), wanted)).toBeNull();
  const less = { ...permissions, disabled: new Set(['SelfServiceApp_DepartmentPlanAbsenceReason']) };
  expect(cachedPlanPage(aCache(whole), { ...wanted, permissions: less })).toBeNull();
});

test('calls back for complete pages only, and not after unsubscribing', () => {
  const client = new QueryClient();
  const onChange = vi.fn<() => void>();
  const end = onPlanPageChange(client, onChange);
  const key = ['department-plan', 'page', request, planRightsOf(permissions)];
  client.setQueryData(key, aPage(['a']));
  client.setQueryData(['dashboard'], {});
  expect(onChange).not.toHaveBeenCalled();
  client.setQueryData(key, whole);
  expect(onChange).toHaveBeenCalled();
  end();
  onChange.mockClear();
  client.setQueryData(key, { ...whole });
  expect(onChange).not.toHaveBeenCalled();
});
