import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from './create-transport.ts';
import { endpoint } from './endpoint.ts';

const file = endpoint({
  method: 'GET',
  path: '/file',
  auth: 'cookies',
  answer: v.instance(Blob),
  answerFormat: 'blob',
});

const list = endpoint({ method: 'GET', path: '/list', auth: 'cookies', answer: v.array(v.number()) });

beforeEach(() => {
  vi.useFakeTimers();
});

/** Returns a body whose parts come with a pause before each. */
function slowBody(parts: readonly string[], pauseMs: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        controller.enqueue(new TextEncoder().encode(part));
      }
      controller.close();
    },
  });
}

/** Returns a transport whose responses come in parts. The end of a call ends its body, as in a browser. */
function slowTransport(parts: readonly string[], pauseMs: number) {
  return createTransport({
    baseUrl: () => 'http://backend.test',
    language: () => 'en',
    fetch: async (_, init) => {
      const aborted = new TransformStream();
      const response = slowBody(parts, pauseMs).pipeThrough(aborted, {
        ...(init?.signal && { signal: init.signal }),
      });
      return new Response(response, { headers: { 'content-type': 'application/json' } });
    },
  });
}

test.each([
  ['a list', list, ['[1,', '2,', '3]'], [1, 2, 3]],
  ['a file', file, ['one', 'two', 'three'], expect.any(Blob)],
] as const)(
  '%s that arrives for 75 s without a pause of 30 s is complete',
  async (_, called, parts, value) => {
    const answer = slowTransport(parts, 25_000).call(called, {});
    await vi.advanceTimersByTimeAsync(75_000);
    expect(await answer).toEqual(value);
  },
);

test('a response without a part for 30 s ends with a TimeoutError', async () => {
  const answer = slowTransport(['[1,', '2]'], 31_000).call(list, {});
  const failure = answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await failure).toMatchObject({ name: 'TimeoutError', timeoutMs: 30_000 });
});
