import { createManualClock } from './core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createDatabase } from './core/database.ts';
import { defaultScenario } from './core/scenario.ts';
import { openSession } from './core/story-session.ts';
import { createHandlers } from './handlers.ts';
import { respondIfBypassed, respondInPage } from './start-network.ts';

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

const dashboard = `${origin}/breeze/IpoData/DashboardData`;

function aBypassedPage(answer: () => Promise<Response>, isResponding: boolean) {
  const network = vi.fn<typeof fetch>(answer);
  const page = { fetch: network as typeof fetch, XMLHttpRequest: {} };
  const onBypass = vi.fn<() => void>();
  const handlers = [http.all('*/breeze/*', async ({ request }) => HttpResponse.text(await request.text()))];
  respondIfBypassed(
    () => handlers,
    () => Promise.resolve(isResponding),
    onBypass,
    page,
  );
  return { page, network, onBypass };
}

test.each([
  ['a page', () => Promise.resolve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))],
  ['404', () => Promise.resolve(new Response('', { status: 404 }))],
  ['405', () => Promise.resolve(new Response('', { status: 405 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('responds in the page from the first call that the worker does not see: %s', async (_, answer) => {
  const { page, network, onBypass } = aBypassedPage(answer, false);
  const call = () => page.fetch(dashboard, { method: 'POST', body: 'sent' });
  expect(await (await call()).text()).toBe('sent');
  expect(await (await call()).text()).toBe('sent');
  expect(network).toHaveBeenCalledTimes(1);
  expect(onBypass).toHaveBeenCalledTimes(1);
  expect('XMLHttpRequest' in page).toBe(false);
});

test('a refusal or a lost network that comes from the worker stays', async () => {
  const refusal = aBypassedPage(() => Promise.resolve(new Response('', { status: 403 })), true);
  expect((await refusal.page.fetch(dashboard)).status).toBe(403);
  const offline = aBypassedPage(() => Promise.reject(new TypeError('Failed to fetch')), true);
  await expect(offline.page.fetch(dashboard)).rejects.toThrow('Failed to fetch');
  expect([refusal, offline].flatMap(({ onBypass }) => onBypass.mock.calls)).toEqual([]);
});

test('a file that is not found is no sign of a bypassed worker', async () => {
  const { page, onBypass } = aBypassedPage(() => Promise.resolve(new Response('', { status: 404 })), false);
  expect((await page.fetch(`${origin}/folder/version.json`)).status).toBe(404);
  expect(onBypass).not.toHaveBeenCalled();
});
