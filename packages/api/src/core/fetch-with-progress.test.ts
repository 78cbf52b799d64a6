import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport, fixedToken } from './create-transport.ts';
import type { Authorization } from './create-transport.ts';
import { endpoint } from './endpoint.ts';
import { SessionEndedError } from './errors.ts';
import type { UploadProgress } from './transport.ts';
import { nothing } from './wire.ts';

const upload = endpoint({
  method: 'POST',
  path: '/upload',
  query: v.object({ n: v.string() }),
  body: v.object({ file: v.file() }),
  bodyFormat: 'multipart',
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Replaces the browser's XMLHttpRequest. The test plays the server and the network. */
class FakeXhr extends EventTarget {
  static readonly sent: FakeXhr[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  responseType = '';
  withCredentials = false;
  status = 0;
  statusText = '';
  responseURL = '';
  response: unknown = null;
  opened: [method: string, url: string] = ['', ''];
  body: unknown = null;
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-more: a: b\r\n';
  }
  send(body: unknown): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }
  abort(): void {
    this.end('abort');
  }
  end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text = ''): void {
    Object.assign(this, { status, statusText: 'Said', response: new Blob([text]) });
    this.end('load');
  }
  step(loaded: number, total: number | null): void {
    const fields = { loaded, total: total ?? 0, lengthComputable: total !== null };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), fields));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => {
  FakeXhr.sent.length = 0;
});

const file = new File(['12345'], 'doklad č. 1.png', { type: 'image/png' });

function begin({
  authorization = fixedToken('one'),
  signal,
}: { authorization?: Authorization; signal?: AbortSignal } = {}) {
  const onProgress = vi.fn<(progress: UploadProgress) => void>();
  const transport = createTransport({
    baseUrl: () => 'http://backend.test',
    language: () => 'cs',
    authorization,
    timeoutMs: 1000,
  });
  const call = transport.call(
    upload,
    { query: { n: '' }, body: { file } },
    { onProgress, ...(signal && { signal }) },
  );
  return { call, onProgress };
}

const sent = (index = 0) => vi.waitUntil(() => FakeXhr.sent[index]);

test('sends a file with name, token and language, and reports its progress', async () => {
  const { call, onProgress } = begin();
  const request = await sent();
  expect(request.opened).toEqual(['POST', 'http://backend.test/upload?n=']);
  expect(request.headers).toMatchObject({ authorization: 'Bearer one', 'accept-language': 'cs' });
  // The browser writes the content type itself, with the boundary.
  expect(request.headers).not.toHaveProperty('content-type');
  const part = (request.body as FormData).get('file') as File;
  expect([part.name, await part.text()]).toEqual(['doklad č. 1.png', '12345']);
  request.step(2, 5);
  request.step(5, null);
  request.answer(200);
  await call;
  expect(onProgress.mock.calls).toEqual([
    [{ sentBytes: 2, totalBytes: 5 }],
    [{ sentBytes: 5, totalBytes: null }],
  ]);
});

test('throws an HttpError with message, status and address', async () => {
  const { call } = begin();
  (await sent()).answer(409, '{"Message":"Taken."}');
  await expect(call).rejects.toMatchObject({
    name: 'HttpError',
    status: 409,
    detail: 'Taken.',
    url: 'http://backend.test/upload?n=',
    headers: { 'x-more': 'a: b' },
  });
});

test('accepts a response without a body', async () => {
  const { call } = begin();
  (await sent()).answer(204);
  expect(await call).toBeUndefined();
});

test('throws a NetworkError for a response with an invalid status', async () => {
  const { call } = begin();
  (await sent()).answer(99);
  await expect(call).rejects.toMatchObject({ name: 'NetworkError' });
});

test('throws a NetworkError for a lost network', async () => {
  const { call } = begin();
  (await sent()).end('error');
  await expect(call).rejects.toMatchObject({ name: 'NetworkError' });
});

test('aborts the request of an aborted call, and rejects with the reason', async () => {
  const controller = new AbortController();
  const { call } = begin({ signal: controller.signal });
  await sent();
  controller.abort(new Error('Enough.'));
  await expect(call).rejects.toThrow('Enough.');
});

test('sends nothing for a call that is aborted before it starts', async () => {
  const { call } = begin({ signal: AbortSignal.abort(new Error('Enough.')) });
  await expect(call).rejects.toThrow('Enough.');
  expect(FakeXhr.sent).toEqual([]);
});

test('repeats a call once after a 401, with the whole body and the new token', async () => {
  let token = 'one';
  const authorization: Authorization = {
    ...fixedToken(''),
    token: () => token,
    renew: () => Promise.resolve((token = 'two')),
  };
  const { call } = begin({ authorization });
  (await sent()).answer(401);
  const repeated = await sent(1);
  expect(repeated.headers['authorization']).toBe('Bearer two');
  expect((repeated.body as FormData).get('file')).toMatchObject({ name: 'doklad č. 1.png' });
  repeated.answer(200);
  await call;
});

test('the end of the session aborts an upload with a signal', async () => {
  const ending = new AbortController();
  const authorization = { ...fixedToken('one'), signal: ending.signal };
  const { call } = begin({ authorization, signal: new AbortController().signal });
  await sent();
  ending.abort();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
});

test('progress restarts the time limit', async () => {
  vi.useFakeTimers();
  const { call } = begin();
  const [request] = FakeXhr.sent;
  await vi.advanceTimersByTimeAsync(900);
  request?.step(1, 5);
  const failure = call.catch((error: unknown) => error);
  const onAbort = vi.fn<() => void>();
  request?.addEventListener('abort', onAbort);
  await vi.advanceTimersByTimeAsync(900);
  expect(onAbort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
});
