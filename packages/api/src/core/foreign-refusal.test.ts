import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { Authorization } from './create-transport.ts';
import { createTransport } from './create-transport.ts';
import { endpoint } from './endpoint.ts';
import { NetworkError, SessionEndedError } from './errors.ts';

const read = endpoint({ method: 'GET', path: '/read', answer: v.number(), auth: 'bearer' });
const readByPost = endpoint({ method: 'POST', path: '/list', answer: v.number(), auth: 'bearer' });
const write = endpoint({
  method: 'POST',
  path: '/write',
  answer: v.undefined(),
  answerFormat: 'empty',
  auth: 'bearer',
});
const ticket = endpoint({ method: 'GET', path: '/ticket', answer: v.number(), auth: 'none' });

const page = () =>
  new Response('<!DOCTYPE html><title>Free Wi-Fi</title>', {
    status: 401,
    headers: { 'Content-Type': 'text/html' },
  });
const refusal = () => new Response(null, { status: 401 });
const ofPage = { name: 'NotTheBackendError', reason: 'html', status: 401 };

/** Responds with these, one after the other, and provides the token `one`, then `two`. */
function aTransport(responses: (() => Response)[], renew = () => Promise.resolve<string | null>('two')) {
  let token = 'one';
  const tokens: (string | null)[] = [];
  const onRefusedAgain = vi.fn<() => void>();
  const authorization: Authorization = {
    signal: new AbortController().signal,
    token: () => token,
    async renew() {
      const renewed = await renew();
      token = renewed ?? token;
      return renewed;
    },
    onRefusedAgain,
  };
  const transport = createTransport({
    baseUrl: () => 'http://backend.test',
    language: () => 'en',
    authorization,
    fetch: (_address, init) => {
      tokens.push(new Headers(init?.headers).get('Authorization'));
      return Promise.resolve(responses[tokens.length - 1]?.() ?? Response.error());
    },
  });
  return { transport, tokens, onRefusedAgain };
}

test('repeats a read with a renewed token after an HTML page with 401', async () => {
  const { transport, tokens } = aTransport([page, () => Response.json(7)]);
  expect(await transport.call(read, {})).toBe(7);
  expect(tokens).toEqual(['Bearer one', 'Bearer two']);
});

test('repeats a read by POST too', async () => {
  const { transport } = aTransport([page, () => Response.json(7)]);
  const { signal } = new AbortController();
  expect(await transport.call(readByPost, {}, { signal })).toBe(7);
});

test.each([
  ['an HTML page', page],
  ['the backend, and then an HTML page', refusal],
])('does not end the session after a 401 of %s', async (_name, first) => {
  const { transport, onRefusedAgain } = aTransport([first, page]);
  await expect(transport.call(read, {})).rejects.toMatchObject(ofPage);
  expect(onRefusedAgain).not.toHaveBeenCalled();
});

test('ends the session after a 401 of the backend for the renewed token', async () => {
  const { transport, onRefusedAgain } = aTransport([page, refusal]);
  await expect(transport.call(read, {})).rejects.toBeInstanceOf(SessionEndedError);
  expect(onRefusedAgain).toHaveBeenCalledOnce();
});

test('does not repeat a write after an HTML page with 401, because the backend may have done it', async () => {
  const { transport, tokens } = aTransport([page]);
  await expect(transport.call(write, {})).rejects.toMatchObject(ofPage);
  expect(tokens).toEqual(['Bearer one']);
});

test('throws a NotTheBackendError for the page if the token cannot be renewed', async () => {
  const { transport } = aTransport([page], () => Promise.reject(new NetworkError('/Token', null)));
  await expect(transport.call(read, {})).rejects.toMatchObject(ofPage);
});

test('throws a SessionEndedError if the renewal ends the session', async () => {
  const { transport } = aTransport([page], () => Promise.reject(new SessionEndedError()));
  await expect(transport.call(read, {})).rejects.toBeInstanceOf(SessionEndedError);
});

test('throws a NotTheBackendError for an HTML page with 401 without a token', async () => {
  const { transport } = aTransport([page]);
  await expect(transport.call(ticket, {})).rejects.toMatchObject(ofPage);
});
