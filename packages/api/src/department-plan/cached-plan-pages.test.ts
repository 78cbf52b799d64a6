import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { centreLevelQuery } from '../centres/centres.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDate, localDateTime } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { cachedPlanPage, onPlanPageChange } from './cached-plan-pages.ts';
import { aPage } from './department-plan.fixtures.ts';
import type { LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { planRightsOf } from './plan-rights.ts';

const clock = createManualClock(localDateTime('2026-12-01T08:00:00'));
const permissions: Permissions = { disabled: new Set(), invisible: new Set() };
const request: PlanPageParams = {
  from: localDate('2026-12-01'),
  to: localDate('2026-12-07'),
  centreId: 1,
  includesSubcentres: true,
  categoryRef: null,
};
const whole: LoadedPlanPage = { ...aPage(['a']), fetchedRefs: new Set(['a']) };
const context = { clock, permissions };
const days = { first: request.from, last: request.to };

function aCache(page: LoadedPlanPage, changes: Partial<PlanPageParams> = {}): QueryClient {
  const client = new QueryClient();
  client.setQueryData(centreLevelQuery(clock, null).queryKey, {
    centre: { id: 1, name: 'Company' },
    children: [],
    parents: [],
    isLoaded: true,
  });
  client.setQueryData(
    ['department-plan', 'page', { ...request, ...changes }, planRightsOf(permissions)],
    page,
  );
  return client;
}

test('returns a page that contains the days', () => {
  expect(cachedPlanPage(aCache(whole), context, days)).toBe(whole);
  expect(cachedPlanPage(aCache(whole), context, { ...days, first: localDate('2026-12-03') })).toBe(whole);
});

test.each([
  ['without one of the days', { from: localDate('2026-12-02') }],
  ['of another centre', { centreId: 2 }],
  ['without sub-centres', { includesSubcentres: false }],
  ['of one category', { categoryRef: '7' }],
])('returns no page %s', (_, changes) => {
  expect(cachedPlanPage(aCache(whole, changes), context, days)).toBeNull();
});

test("returns no page while the user's own centre is unknown", () => {
  const cache = aCache(whole);
  cache.removeQueries(centreLevelQuery(clock, null));
  expect(cachedPlanPage(cache, context, days)).toBeNull();
});

test('returns no page that is incomplete or was loaded with other rights', () => {
  expect(cachedPlanPage(aCache(aPage(['a'])), context, days)).toBeNull();
  const less = { ...permissions, disabled: new Set(['SelfServiceApp_DepartmentPlanAbsenceReason']) };
  expect(cachedPlanPage(aCache(whole), { clock, permissions: less }, days)).toBeNull();
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
