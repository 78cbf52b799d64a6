import { createManualClock } from './core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createDatabase } from './core/database.ts';
import { defaultScenario } from './core/scenario.ts';
import { openSession } from './core/story-session.ts';
import { createHandlers } from './handlers.ts';
import { respondInPage } from './start-network.ts';

const origin = 'http://app.test';

function aPage() {
  const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('file')));
  const page = { fetch: network as typeof fetch, XMLHttpRequest: {} };
  const database = createDatabase(defaultScenario, createManualClock(localDateTime(defaultScenario.at)));
  const handlers = createHandlers(() => database);
  respondInPage(() => handlers, page);
  const headers = {
    Authorization: `Bearer ${openSession(database, 'employee')}`,
    'Accept-Language': 'en',
  };
  return { page, network, handlers, headers };
}

test('responds to calls of the backend and passes others to the network', async () => {
  const { page, network, headers } = aPage();
  const response = await page.fetch(`${origin}/breeze/IpoData/DashboardData`, { headers });
  expect(await response.json()).toMatchObject({ isApprovable: true });
  expect(network).not.toHaveBeenCalled();
  expect(await (await page.fetch(`${origin}/some/folder/version.json`)).text()).toBe('file');
});

test('rejects a call of the backend without a handler and does not send it', async () => {
  const { page, network } = aPage();
  await expect(page.fetch(`${origin}/breeze/IpoData/Nothing`)).rejects.toThrow(TypeError);
  expect(network).not.toHaveBeenCalled();
});

test('prefers a handler that was added later', async () => {
  const { page, handlers } = aPage();
  handlers.unshift(http.get('*/breeze/IpoData/DashboardData', () => HttpResponse.json('later')));
  expect(await (await page.fetch(`${origin}/breeze/IpoData/DashboardData`)).json()).toBe('later');
});

test('removes XMLHttpRequest, so that uploads cannot bypass the page', () => {
  expect('XMLHttpRequest' in aPage().page).toBe(false);
});
