import { createManualClock } from './core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureKind } from './core/failure.ts';
import { failing } from './core/failure.ts';
import type { Scenario } from './core/scenario.ts';
import { openSession } from './core/story-session.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { createInPageServer } from './in-page.ts';

const address = 'http://app.test/breeze/IpoData/DashboardData';
const network = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  network.mockReset();
});

function ask(
  scenario: Partial<Scenario>,
  { url = address, signal }: { url?: string; signal?: AbortSignal } = {},
) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const server = createInPageServer(dashboardHandlers, scenario, clock);
  const token = openSession(server.database, 'employee');
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' };
  return server.fetch(url, { headers, ...(signal && { signal }) });
}

const failingBy = (kind: FailureKind) => ({ failures: [failing('getDashboardData', kind)] });

test('responds in the page without the network', async () => {
  const response = await ask({});
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ isApprovable: true });
  expect(network).not.toHaveBeenCalled();
});

test('returns an error status as a response', async () => {
  expect((await ask(failingBy('500'))).status).toBe(500);
});

test('rejects with a TypeError for a lost network and for a call without a handler', async () => {
  await expect(ask(failingBy('network'))).rejects.toThrow(TypeError);
  await expect(ask({}, { url: 'http://app.test/nowhere' })).rejects.toThrow(TypeError);
  expect(network).not.toHaveBeenCalled();
});

test('rejects an aborted call, also if there is never a response', async () => {
  const controller = new AbortController();
  const call = ask(failingBy('timeout'), { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});
