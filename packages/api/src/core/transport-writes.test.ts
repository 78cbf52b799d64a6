import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createTransport, fixedToken } from './create-transport.ts';
import { endpoint } from './endpoint.ts';
import type { CallOptions } from './transport.ts';

const write = endpoint({
  method: 'POST',
  path: '/write',
  body: v.object({ Value: v.string() }),
  answer: v.undefined(),
  answerFormat: 'empty',
  auth: 'bearer',
});
const read = endpoint({ method: 'GET', path: '/read', answer: v.string(), auth: 'bearer' });
const upload = endpoint({
  method: 'POST',
  path: '/upload',
  body: v.object({ file: v.file() }),
  bodyFormat: 'multipart',
  answer: v.undefined(),
  answerFormat: 'empty',
  auth: 'bearer',
});

function aTransport(respond: () => Promise<Response>) {
  const onSettled = vi.fn<() => void>();
  const onWrite = vi.fn<() => () => void>(() => onSettled);
  const transport = createTransport({
    baseUrl: () => 'http://backend.test',
    language: () => 'en',
    authorization: fixedToken('token'),
    fetch: respond,
    onWrite,
  });
  return { transport, onWrite, onSettled };
}

const done = () => Promise.resolve(new Response(''));

test('onWrite reports a write from its start until it has settled', async () => {
  const response = Promise.withResolvers<Response>();
  const { transport, onWrite, onSettled } = aTransport(() => response.promise);
  const call = transport.call(write, { body: { Value: '' } });
  expect([onWrite.mock.calls.length, onSettled.mock.calls.length]).toEqual([1, 0]);
  response.resolve(new Response(''));
  await call;
  expect(onSettled).toHaveBeenCalledOnce();
});

test('onWrite reports a failed write as settled', async () => {
  const { transport, onSettled } = aTransport(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(transport.call(write, { body: { Value: '' } })).rejects.toBeInstanceOf(Error);
  expect(onSettled).toHaveBeenCalledOnce();
});

test.each([
  ['a small write with keepalive', 10, { keepalive: true }, 0],
  ['a large write, which is sent without keepalive', 70_000, { keepalive: true }, 1],
  ['a read by POST', 10, { signal: new AbortController().signal }, 0],
] as const satisfies [string, number, CallOptions, number][])(
  '%s is reported only if the end of the page could abort it',
  async (_name, length, options, times) => {
    const { transport, onWrite } = aTransport(done);
    await transport.call(write, { body: { Value: 'x'.repeat(length) } }, options);
    expect(onWrite).toHaveBeenCalledTimes(times);
  },
);

test('an upload is reported although it has a signal, a read is not', async () => {
  const { transport, onWrite } = aTransport(() => Promise.resolve(new Response('"x"')));
  await transport.call(read, {});
  expect(onWrite).not.toHaveBeenCalled();
  const sent = aTransport(done);
  const file = new File(['x'], 'x.png');
  const { signal } = new AbortController();
  await sent.transport.call(upload, { body: { file } }, { signal });
  expect(sent.onWrite).toHaveBeenCalledOnce();
});
