import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createTransport } from './create-transport.ts';
import { endpoint } from './endpoint.ts';

const read = endpoint({ method: 'GET', path: '/read', answer: v.object({ a: v.number() }), auth: 'none' });
const date = 'Fri, 20 Nov 2026 08:00:00 GMT';

test('onSend receives the headers of each response, and nothing for a lost one', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  fetch.mockResolvedValueOnce(Response.json({ a: 1 }, { headers: { Date: date } }));
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const heard: (string | null)[] = [];
  const transport = createTransport({
    baseUrl: () => 'http://backend.test',
    language: () => 'en',
    fetch,
    onSend() {
      heard.push('sent');
      return (headers) => heard.push(headers.get('Date'));
    },
  });
  await transport.call(read, {});
  await expect(transport.call(read, {})).rejects.toMatchObject({ name: 'NetworkError', method: 'GET' });
  expect(heard).toEqual(['sent', date, 'sent']);
});

test('no call is answered from the cache of the browser', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ a: 1 })));
  const transport = createTransport({ baseUrl: () => 'http://backend.test', language: () => 'en', fetch });
  await transport.call(read, {});
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store' });
});
