import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTransport, fixedToken } from './create-transport.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

const base = 'http://backend.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const transport = createTransport({
  baseUrl: () => base,
  language: () => 'en',
  authorization: fixedToken('one'),
});
const endpoints = {
  json: endpoint({ method: 'POST', path: '/json', answer: v.unknown(), auth: 'bearer' }),
  text: endpoint({
    method: 'POST',
    path: '/text',
    answer: v.string(),
    answerFormat: 'text',
    auth: 'bearer',
  }),
  blob: endpoint({ method: 'POST', path: '/blob', answer: v.blob(), answerFormat: 'blob', auth: 'bearer' }),
  empty: endpoint({
    method: 'POST',
    path: '/empty',
    body: v.object({ Value: v.string() }),
    answer: nothing,
    answerFormat: 'empty',
    auth: 'bearer',
  }),
};
const formats = Object.keys(endpoints) as (keyof typeof endpoints)[];
const page = '<!DOCTYPE html><title>Free Wi-Fi</title>';

function call(format: keyof typeof endpoints): Promise<unknown> {
  if (format === 'empty') return transport.call(endpoints.empty, { body: { Value: '' } });
  return transport.call(endpoints[format], {});
}

function answer(response: () => Response): void {
  server.use(http.post(`${base}/:format`, response));
}

test.each(formats)('refuses an HTML page with status 200 for a %s call', async (format) => {
  answer(() => HttpResponse.html(page));
  await expect(call(format)).rejects.toMatchObject({
    name: 'NotTheBackendError',
    reason: 'html',
    status: 200,
    url: `${base}/${format}`,
    method: 'POST',
    body: page,
  });
});

test.each(['json', 'text', 'empty'] as const)(
  'refuses an HTML page without its content type for a %s call',
  async (format) => {
    answer(() => new HttpResponse(`\n${page}`, { headers: { 'Content-Type': 'application/json' } }));
    await expect(call(format)).rejects.toMatchObject({ name: 'NotTheBackendError', reason: 'html' });
  },
);

test.each(formats)('does not follow a redirect, and refuses it for a %s call', async (format) => {
  const followed = vi.fn<() => void>();
  server.use(
    http.all(`${base}/login`, () => {
      followed();
      return new HttpResponse('ok');
    }),
  );
  answer(() => new HttpResponse(null, { status: 307, headers: { Location: `${base}/login` } }));
  await expect(call(format)).rejects.toMatchObject({ name: 'NotTheBackendError', reason: 'redirect' });
  expect(followed).not.toHaveBeenCalled();
});

test('refuses a redirect that the platform has followed', async () => {
  const response = new Response('', { status: 200 });
  Object.defineProperty(response, 'redirected', { value: true });
  const following = createTransport({
    baseUrl: () => base,
    language: () => 'en',
    fetch: () => Promise.resolve(response),
  });
  await expect(following.call(endpoints.empty, { body: { Value: '' } })).rejects.toMatchObject({
    name: 'NotTheBackendError',
    reason: 'redirect',
  });
});

test.each(['', ' \n', 'null', '""', '"ok"', 'ok', '{}', '"Signed"', '[1]', 'true', '{"id":1}'])(
  'accepts the body %j for a call without a response body',
  async (body) => {
    answer(() => new HttpResponse(body));
    expect(await call('empty')).toBeUndefined();
  },
);

test.each(['{"id":', 'Welcome', "{'a': 1}"])(
  'refuses the body %j, announced as JSON, for a call without a response body',
  async (body) => {
    answer(() => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }));
    await expect(call('empty')).rejects.toMatchObject({
      name: 'NotTheBackendError',
      reason: 'brokenJson',
      body,
    });
  },
);

test.each([200, 201, 202, 204])(
  'accepts the status %i for a call without a response body',
  async (status) => {
    answer(() => new HttpResponse(null, { status }));
    expect(await call('empty')).toBeUndefined();
  },
);

test('refuses a 204 for a call with a response body', async () => {
  answer(() => new HttpResponse(null, { status: 204 }));
  await expect(call('json')).rejects.toMatchObject({ name: 'HttpError', status: 204 });
});

test('does not report a missing platform feature as a lost network', async () => {
  const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  try {
    await expect(call('json')).rejects.toBeInstanceOf(TypeError);
  } finally {
    any.mockRestore();
  }
});

test.each([
  [100, true],
  [70_000, false],
])('sends a body of %i bytes with keepalive: %s', async (length, isKept) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('')));
  const own = createTransport({ baseUrl: () => base, language: () => 'en', fetch });
  await own.call(endpoints.empty, { body: { Value: 'x'.repeat(length) } }, { keepalive: true });
  expect(fetch.mock.lastCall?.[1]?.keepalive).toBe(isKept);
});
