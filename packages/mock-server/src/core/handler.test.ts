import { systemClock } from '@selfservice/api/core/clock';
import { endpoint } from '@selfservice/api/core/endpoint';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { createDatabase, issueTokens, ownGrant } from './database.ts';
import { handle } from './handler.ts';
import type { Scenario } from './scenario.ts';
import { defaultScenario, failureKinds } from './scenario.ts';

const echo = endpoint({
  method: 'POST',
  path: '/breeze/Test/Echo',
  query: v.object({ times: v.string() }),
  body: v.object({ Value: v.object({ text: v.string() }) }),
  answer: v.object({ text: v.string(), language: v.string() }),
  auth: 'bearer',
});

const echoHandler = handle(echo, ({ query, body, language }) => ({
  text: body.Value.text.repeat(Number(query.times)),
  language,
}));

let database: Database;
let token: string;

function begin(scenario: Partial<Scenario> = {}): void {
  database = createDatabase({ ...defaultScenario, ...scenario }, systemClock);
  token = issueTokens(database, ownGrant('employee')).access;
}

beforeEach(() => begin());
afterEach(() => vi.useRealTimers());

async function call(
  body: unknown = { Value: { text: 'ab' } },
  { address = 'https://host.test/base/breeze/Test/Echo?times=2', language = 'en' } = {},
): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await getResponse([echoHandler.over(() => database)], request);
  if (!response) throw new Error('No handler answered.');
  return response;
}

test('answers at any origin and below any base path', async () => {
  for (const address of [
    'http://a.test/breeze/Test/Echo?times=2',
    'http://b.test/x/y/breeze/Test/Echo?times=2',
  ])
    expect(await (await call(undefined, { address })).json()).toEqual({ text: 'abab', language: 'en' });
});

test.each([
  ['cs', 'cs'],
  ['de, sk;q=0.8', 'sk'],
  ['de', 'en'],
])('reads the language out of "%s"', async (header, language) => {
  expect(await (await call(undefined, { language: header })).json()).toMatchObject({ language });
});

test('refuses a body or a query that does not fit, and says why', async () => {
  const body = await call({ Value: { text: 7 } });
  expect(body.status).toBe(400);
  expect(await body.json()).toEqual({ Message: expect.stringMatching(/^body\.Value\.text: .*string/) });
  const query = await call(undefined, { address: 'http://a.test/breeze/Test/Echo' });
  expect(query.status).toBe(400);
  expect(await query.json()).toEqual({ Message: expect.stringMatching(/^query\.times: /) });
});

test.each(failureKinds.filter((kind) => /^\d+$/.test(kind)))('fails with %s and a message', async (kind) => {
  begin({ failures: { Echo: kind } });
  const response = await call();
  expect(response.status).toBe(Number(kind));
  expect(await response.json()).toEqual({ Message: expect.any(String) });
});

test('fails without a network, with a broken answer, or without any answer', async () => {
  begin({ failures: { Echo: 'network' } });
  expect((await call()).type).toBe('error');
  begin({ failures: { Echo: 'malformed' } });
  const malformed = await call();
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  begin({ failures: { Echo: 'timeout' } });
  const later = new Promise((resolve) => {
    setTimeout(resolve, 50, 'still nothing');
  });
  expect(await Promise.race([call(), later])).toBe('still nothing');
});

test('only the named call fails', async () => {
  begin({ failures: { Startup: '500' } });
  expect((await call()).status).toBe(200);
});

test('every answer takes as long as the scenario says', async () => {
  begin({ latencyMs: 300 });
  vi.useFakeTimers();
  const answered = vi.fn<(response: Response) => void>();
  const pending = call().then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await pending;
  expect(answered).toHaveBeenCalledOnce();
});
