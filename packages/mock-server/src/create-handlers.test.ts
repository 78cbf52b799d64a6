import { localDateTime } from '@selfservice/api/core/local-date';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createDatabase } from './core/database.ts';
import { createManualClock } from './core/manual-clock.ts';
import { defaultScenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

const database = createDatabase(defaultScenario, createManualClock(localDateTime(defaultScenario.at)));
const handlers = createHandlers(() => database);

const respond = (address: string, method = 'GET') => getResponse(handlers, new Request(address, { method }));

test('responds at any origin and below any base path', async () => {
  for (const base of ['http://a.test', 'https://b.test/some/folder']) {
    const response = await respond(`${base}/breeze/IpoData/DashboardData`);
    expect(response?.status).toBe(401);
  }
});

test('responds to a file beside the page', async () => {
  expect((await respond('http://a.test/config.json'))?.status).toBe(200);
});

test.each([
  ['another address', 'http://a.test/assets/index.js', 'GET'],
  ['a longer address', 'http://a.test/breeze/IpoData/DashboardData/more', 'GET'],
  ['another method', 'http://a.test/breeze/IpoData/DashboardData', 'DELETE'],
])('does not respond to %s', async (_, address, method) => {
  expect(await respond(address, method)).toBeUndefined();
});

test('uses a single msw handler for all endpoints', () => {
  expect(handlers).toHaveLength(1);
});
