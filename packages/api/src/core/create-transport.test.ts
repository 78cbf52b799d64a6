import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Mock } from 'vitest';
import { createTransport, fixedToken } from './create-transport.ts';
import type { Authorization, TransportOptions } from './create-transport.ts';
import { endpoint } from './endpoint.ts';
import { SessionEndedError } from './errors.ts';
import { nothing, wireDateTime } from './wire.ts';

const base = 'http://backend.test/root';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aTransport = (options: Partial<TransportOptions> = {}) =>
  createTransport({
    baseUrl: () => base,
    language: () => 'cs',
    authorization: fixedToken('one'),
    pageUrl: 'http://app.test/deep/',
    ...options,
  });

const read = endpoint({ method: 'GET', path: '/read', answer: v.object({ a: v.number() }), auth: 'bearer' });
const bare = endpoint({
  method: 'GET',
  path: '/bare',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'cookies',
});
const write = endpoint({
  method: 'POST',
  path: '/write',
  query: v.object({ id: v.string() }),
  body: v.object({ Value: v.array(v.number()) }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
const form = endpoint({
  method: 'POST',
  path: '/form',
  body: v.object({ name: v.string(), code: v.optional(v.string()) }),
  bodyFormat: 'form',
  answer: v.boolean(),
  auth: 'none',
});
const blob = endpoint({
  method: 'GET',
  path: '/blob',
  answer: v.blob(),
  answerFormat: 'blob',
  auth: 'bearer',
});

test('sends token, language, query and JSON body', async () => {
  const seen = vi.fn<(...values: unknown[]) => void>();
  server.use(
    http.post(`${base}/write`, async ({ request }) => {
      const { headers, url } = request;
      seen(headers.get('authorization'), headers.get('accept-language'), headers.get('content-type'));
      seen(new URL(url).search, await request.json());
      return new HttpResponse(null);
    }),
  );
  await aTransport().call(write, { query: { id: 'ř 7' }, body: { Value: [1, 2] } });
  expect(seen.mock.calls).toEqual([
    ['Bearer one', 'cs', 'application/json'],
    ['?id=%C5%99%207', { Value: [1, 2] }],
  ]);
});

test('sends a form without undefined fields and without a token', async () => {
  const seen = vi.fn<(...values: unknown[]) => void>();
  server.use(
    http.post(`${base}/form`, async ({ request }) => {
      seen(await request.text(), request.headers.get('authorization'));
      return HttpResponse.json(true);
    }),
  );
  expect(await aTransport().call(form, { body: { name: 'a&b' } })).toBe(true);
  expect(seen).toHaveBeenCalledWith('name=a%26b', null);
});

test.each([
  ['"ticket"', 'ticket'],
  ['ticket', 'ticket'],
  ['""', ''],
  ['', ''],
  ['"un', '"un'],
])('reads the bare response %s as %j', async (text, expected) => {
  server.use(http.get(`${base}/bare`, () => new HttpResponse(text)));
  expect(await aTransport().call(bare, {})).toBe(expected);
});

test('returns a file unchanged', async () => {
  server.use(http.get(`${base}/blob`, () => new HttpResponse('PDF')));
  expect(await (await aTransport().call(blob, {})).text()).toBe('PDF');
});

test.each([
  [JSON.stringify({ Message: 'No.', ExceptionMessage: 'Really.' }), 'No. Really.'],
  ['Plain words', 'Plain words'],
  ['<html>proxy</html>', ''],
  [JSON.stringify({ other: 1 }), ''],
  ['{"Message": "Half', ''],
])('throws an HttpError with the message of %s', async (body, detail) => {
  server.use(http.get(`${base}/read`, () => new HttpResponse(body, { status: 503, statusText: 'Away' })));
  await expect(aTransport().call(read, {})).rejects.toMatchObject({
    name: 'HttpError',
    status: 503,
    statusText: 'Away',
    body,
    detail,
    url: `${base}/read`,
  });
});

test.each([
  ['{"a":"x"}', 'a'],
  ['{}', 'a'],
  ['{"a":', ''],
])('throws a ContractError for the response %s with the field "%s"', async (text, field) => {
  server.use(http.get(`${base}/read`, () => new HttpResponse(text)));
  await expect(aTransport().call(read, {})).rejects.toMatchObject({
    name: 'ContractError',
    endpoint: 'GET /read',
    field,
  });
});

test.each(['2026-11-20T24:00:00', '2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z'])(
  'throws a ContractError for the date %s, which does not exist',
  async (begin) => {
    const dated = endpoint({
      method: 'GET',
      path: '/read',
      answer: v.object({ intervals: v.array(v.object({ begin: wireDateTime })) }),
      auth: 'bearer',
    });
    const intervals = [{ begin: '2026-11-20T08:00:00Z' }, { begin }];
    server.use(http.get(`${base}/read`, () => HttpResponse.json({ intervals })));
    await expect(aTransport().call(dated, {})).rejects.toMatchObject({
      name: 'ContractError',
      endpoint: 'GET /read',
      field: 'intervals.1.begin',
    });
  },
);

test('does not send a body that breaks the contract', async () => {
  const broken = { query: { id: '1' }, body: { Value: ['x'] as unknown as number[] } };
  await expect(aTransport().call(write, broken)).rejects.toMatchObject({
    name: 'ContractError',
    field: 'Value.0',
  });
});

test('throws a NetworkError without a response, and does not repeat a write', async () => {
  const calls = vi.fn<() => void>();
  server.use(
    http.post(`${base}/write`, () => {
      calls();
      return HttpResponse.error();
    }),
  );
  await expect(aTransport().call(write, { query: { id: '1' }, body: { Value: [] } })).rejects.toMatchObject({
    name: 'NetworkError',
    url: `${base}/write?id=1`,
  });
  expect(calls).toHaveBeenCalledOnce();
});

test('throws a TimeoutError for a response after the time limit', async () => {
  server.use(http.get(`${base}/read`, () => delay('infinite')));
  await expect(aTransport({ timeoutMs: 20 }).call(read, {})).rejects.toMatchObject({
    name: 'TimeoutError',
    timeoutMs: 20,
  });
});

test('rejects an aborted call with the reason of its signal', async () => {
  server.use(http.get(`${base}/read`, () => delay('infinite')));
  const controller = new AbortController();
  const call = aTransport().call(read, {}, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

/** Provides the token `one`, and `two` after a renewal. */
function renewable(): Authorization & { renew: Mock; onRefusedAgain: Mock; end(): void } {
  const ending = new AbortController();
  let token = 'one';
  return {
    signal: ending.signal,
    token: () => token,
    renew: vi.fn<(refused: string) => Promise<string>>(() => {
      token = 'two';
      return Promise.resolve(token);
    }),
    onRefusedAgain: vi.fn<() => void>(),
    end: () => ending.abort(),
  };
}

/** Responds to `/read` with 401 for the first tokens, and records all of them. */
function refusing(times: number): (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    http.get(`${base}/read`, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return tokens.length <= times ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({ a: 1 });
    }),
  );
  return tokens;
}

test('repeats a call once with the new token after a 401', async () => {
  const tokens = refusing(1);
  const authorization = renewable();
  expect(await aTransport({ authorization }).call(read, {})).toEqual({ a: 1 });
  expect(authorization.renew).toHaveBeenCalledExactlyOnceWith('one');
  expect(authorization.onRefusedAgain).not.toHaveBeenCalled();
  expect(tokens).toEqual(['Bearer one', 'Bearer two']);
});

test('ends the session after a second 401 in a row', async () => {
  const tokens = refusing(2);
  const authorization = renewable();
  await expect(aTransport({ authorization }).call(read, {})).rejects.toBeInstanceOf(SessionEndedError);
  expect(authorization.onRefusedAgain).toHaveBeenCalledOnce();
  expect(tokens).toHaveLength(2);
});

test('throws an HttpError for a 401 if the token cannot be renewed', async () => {
  refusing(1);
  await expect(aTransport().call(read, {})).rejects.toMatchObject({ status: 401 });
});

test('throws an HttpError for a 401 of a call without a token', async () => {
  const authorization = renewable();
  server.use(http.post(`${base}/form`, () => new HttpResponse(null, { status: 401 })));
  const call = aTransport({ authorization }).call(form, { body: { name: 'a' } });
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(authorization.renew).not.toHaveBeenCalled();
});

test('the end of the session aborts its reads', async () => {
  server.use(http.get(`${base}/read`, () => delay('infinite')));
  const authorization = renewable();
  const { signal } = new AbortController();
  const call = aTransport({ authorization }).call(read, {}, { signal });
  authorization.end();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('discards a response that arrives together with the end of the session', async () => {
  const authorization = renewable();
  server.use(
    http.get(`${base}/read`, () => {
      queueMicrotask(authorization.end);
      return HttpResponse.json({ a: 1 });
    }),
  );
  const { signal } = new AbortController();
  const call = aTransport({ authorization }).call(read, {}, { signal });
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('a call without a signal, such as a write, outlives the session', async () => {
  const authorization = renewable();
  server.use(
    http.get(`${base}/read`, () => {
      authorization.end();
      return HttpResponse.json({ a: 1 });
    }),
  );
  expect(await aTransport({ authorization }).call(read, {})).toEqual({ a: 1 });
});

test('uses an injected `fetch` for every call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{"a":1}')));
  expect(await aTransport({ fetch }).call(read, {})).toEqual({ a: 1 });
  const [address, init] = fetch.mock.lastCall ?? [];
  expect(address).toBe(`${base}/read`);
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer one');
});
