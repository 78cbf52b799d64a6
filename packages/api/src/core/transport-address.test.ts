import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTransport } from './create-transport.ts';
import type { TransportOptions } from './create-transport.ts';
import { endpoint } from './endpoint.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aTransport = (options: Partial<TransportOptions>) =>
  createTransport({ baseUrl: () => 'http://backend.test', language: () => 'cs', ...options });

const read = endpoint({ method: 'GET', path: '/read', answer: v.object({ a: v.number() }), auth: 'none' });
const file = endpoint({ method: 'GET', path: './config.json', answer: v.object({}), auth: 'none' });

test('fetches a path that begins with `./` relative to the page', async () => {
  server.use(http.get('http://app.test/deep/config.json', () => HttpResponse.json({})));
  expect(await aTransport({ pageUrl: 'http://app.test/deep/' }).call(file, {})).toEqual({});
});

test.each(['', '/root', 'backend.test', 'localhost:4000', '//backend.test'])(
  'names the option and the value of a base address that is not absolute without a page: %j',
  async (baseUrl) => {
    const { call } = aTransport({ baseUrl: () => baseUrl });
    const error = await call(read, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(`The option baseUrl of createTransport is ${JSON.stringify(baseUrl)}`);
  },
);

test('names the missing address of the page for a path that begins with `./`', async () => {
  const { call } = aTransport({});
  await expect(call(file, {})).rejects.toThrow('The option pageUrl of createTransport is undefined');
});

test('calls the origin of the page for an empty base address', async () => {
  server.use(http.get('http://app.test/read', () => HttpResponse.json({ a: 1 })));
  expect(await aTransport({ baseUrl: () => '', pageUrl: 'http://app.test/deep/' }).call(read, {})).toEqual({
    a: 1,
  });
});
