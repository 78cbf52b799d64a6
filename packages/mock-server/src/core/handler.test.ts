import { systemClock } from '@selfservice/api/core/clock';
import { endpoint } from '@selfservice/api/core/endpoint';
import { wireDateTime } from '@selfservice/api/core/wire';
import { HttpResponse, getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { createDatabase, issueTokens, ownGrant } from './database.ts';
import { handle, handleAnonymous } from './handler.ts';
import { everyone } from './rights.ts';
import type { Scenario } from './scenario.ts';
import { defaultScenario } from './scenario.ts';

const echo = endpoint({
  method: 'POST',
  path: '/breeze/Test/Echo',
  query: v.object({ times: v.string() }),
  body: v.object({
    Value: v.object({ text: v.string(), at: v.optional(v.nullable(v.array(wireDateTime))) }),
  }),
  answer: v.object({ text: v.string(), language: v.string() }),
  auth: 'bearer',
});
const form = endpoint({
  method: 'POST',
  path: '/Form',
  body: v.object({ name: v.string() }),
  bodyFormat: 'form',
  answer: v.string(),
  auth: 'none',
});

const handlers = [
  handle(echo, everyone, ({ query, body, language }) => ({
    text: body.Value.text.repeat(Number(query.times)),
    language,
  })),
  handleAnonymous(form, ({ body }) => body.name),
];

let database: Database;
let token: string;

function begin(scenario: Partial<Scenario> = {}): void {
  database = createDatabase({ ...defaultScenario, ...scenario }, systemClock);
  token = issueTokens(database, ownGrant('employee')).access;
}

beforeEach(() => begin());
const address = 'https://host.test/base/breeze/Test/Echo?times=2';

interface Sent {
  body?: unknown;
  address?: string;
  language?: string;
  type?: string;
}

async function answerTo(request: Request): Promise<Response> {
  const response = await getResponse(
    handlers.map((handler) => handler.over(() => database)),
    request,
  );
  return response ?? HttpResponse.error();
}

function call(sent: Sent = {}): Promise<Response> {
  const { body = { Value: { text: 'ab' } }, language = 'en', type = 'application/json' } = sent;
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language, 'Content-Type': type };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return answerTo(new Request(sent.address ?? address, init));
}

function sendForm(type: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en', 'Content-Type': type };
  return answerTo(new Request('http://a.test/Form', { method: 'POST', headers, body: 'name=x' }));
}

/** Returns the status and message of a refusal. */
async function refusal(response: Promise<Response>): Promise<string> {
  const answer = await response;
  return `${answer.status} ${((await answer.json()) as { Message: string }).Message}`;
}

test('responds at any origin and below any base path', async () => {
  for (const at of ['http://a.test/breeze/Test/Echo?times=2', 'http://b.test/x/y/breeze/Test/Echo?times=2'])
    expect(await (await call({ address: at })).json()).toEqual({ text: 'abab', language: 'en' });
});

test.each(['en', 'cs', 'sk'])('reads the language %s', async (language) => {
  expect(await (await call({ language })).json()).toMatchObject({ language });
});

describe('a strict endpoint', () => {
  test.each(['', '*', 'de', 'cs-CZ', 'sk, en;q=0.8'])('refuses the language "%s"', async (language) => {
    expect(await refusal(call({ language }))).toMatch(/^400 Accept-Language/);
  });

  test.each(['', 'text/plain', 'application/x-www-form-urlencoded'])('refuses JSON as "%s"', async (type) => {
    expect(await refusal(call({ type }))).toMatch(/^400 Content-Type: application\/json/);
  });

  test('accepts a charset after the content type', async () => {
    expect((await call({ type: 'application/json; charset=utf-8' })).status).toBe(200);
  });

  test('refuses a form with the content type of JSON', async () => {
    expect((await sendForm('application/x-www-form-urlencoded;charset=UTF-8')).status).toBe(200);
    expect(await refusal(sendForm('application/json'))).toMatch(/^400 Content-Type: .*form/);
  });

  test('refuses a body or query of the wrong shape with a reason', async () => {
    expect(await refusal(call({ body: { Value: { text: 7 } } }))).toMatch(/^400 body\.Value\.text: .*string/);
    expect(await refusal(call({ address: 'http://a.test/breeze/Test/Echo' }))).toMatch(/^400 query\.times: /);
  });

  test('refuses unknown fields at every level', async () => {
    expect(await refusal(call({ body: { Value: { text: 'a', more: 1 } } }))).toMatch(
      /^400 body\.Value\.more: /,
    );
    expect(await refusal(call({ body: { Value: { text: 'a' }, toString: 1 } }))).toMatch(
      /^400 body\.toString: /,
    );
    expect(await refusal(call({ address: `${address}&again=1` }))).toMatch(/^400 query\.again: /);
  });

  test.each([
    '2026-11-20T08:00:00',
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T08:00Z',
    '2026-11-20T08:00:00+01:00',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20',
  ])('refuses %s as a date and time', async (at) => {
    expect(await refusal(call({ body: { Value: { text: 'a', at: [at] } } }))).toMatch(
      /^400 body\.Value\.at\.0: /,
    );
  });

  test('accepts a date and time with Z, and null if it is nullable', async () => {
    for (const at of [['2026-11-20T08:00:00Z', '2028-02-29T23:59:59Z'], null])
      expect((await call({ body: { Value: { text: 'a', at } } })).status).toBe(200);
  });
});

test.each([
  ['en', /there is no such field/],
  ['cs', /takové pole není/],
  ['sk', /také pole nie je/],
])('refuses in the language of the request: %s', async (language, words) => {
  expect(await refusal(call({ language, body: { Value: { text: 'a', more: 1 } } }))).toMatch(words);
});

test('a token that requires a new password refuses other calls, but not anonymous ones', async () => {
  token = issueTokens(database, ownGrant('mustChangePassword')).access;
  expect((await call()).status).toBe(403);
  expect((await sendForm('application/x-www-form-urlencoded')).status).toBe(200);
  database.mustChangePassword.clear();
  expect((await call()).status).toBe(403);
  token = issueTokens(database, ownGrant('mustChangePassword')).access;
  expect((await call()).status).toBe(200);
});

test('delays every response by the latency of the scenario', async () => {
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
