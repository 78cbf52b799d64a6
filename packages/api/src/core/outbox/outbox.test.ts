import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test, vi } from 'vitest';
import { HttpError, NetworkError, SessionEndedError } from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import { attemptMs } from './attempt.ts';
import { createPassingStore } from './entry-store.ts';
import type { KeptWrite } from './kept-write.ts';
import { createOutbox } from './outbox.ts';
import { HiddenResultError } from './settle-write.ts';

const key = ['area', 'write', 7] as const;
const other = ['area', 'write', 8] as const;
const input = { id: 7 };

/** A device: each outbox is that of a page, or of a sign-in on one. */
function aDevice() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const store = createPassingStore();
  return {
    clock,
    store,
    open: (owner = 'jana', hasEnded = () => false) => createOutbox(clock, { store, owner, hasEnded }),
  };
}

const lost = () => Promise.reject(new NetworkError('/x', null));
const notFound = () => Promise.resolve(0);
const found = () => Promise.resolve(1);

test('another page keeps a write whose outcome is not known, with the ids from before it', async () => {
  const { clock, open } = aDevice();
  const lookUp = vi.fn<(known: readonly number[]) => Promise<number>>(notFound);
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(open().settle({ key, known: [1, 2], send: lost, lookUp })).rejects.toThrow();
  const after = open();
  expect([await after.has(key), await after.has(other)]).toEqual([true, false]);
  await expect(after.settle({ key, known: [1, 2, 3], send, lookUp })).rejects.toMatchObject({
    name: 'OutcomeUnknownError',
  });
  expect(lookUp.mock.lastCall).toEqual([[1, 2]]);
  clock.advance(attemptMs);
  await open().settle({ key, known: [1, 2, 3], send, lookUp });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a write that is done is not kept', async () => {
  const { store, open } = aDevice();
  const outbox = open();
  expect(await outbox.settle({ key, send: () => Promise.resolve('ok'), lookUp: notFound })).toEqual({
    isFound: false,
    answer: 'ok',
  });
  expect([await outbox.has(key), await store.all()]).toEqual([false, []]);
});

const httpError = (status: number) =>
  new HttpError({ url: '/x', status, statusText: '', headers: {}, body: '' });

/** The errors of calls, and whether the call of the write that stays has no effect any more; null if nothing stays. */
const ends: [name: string, error: Error | null, isOver: boolean | null][] = [
  ['done', null, null],
  ['refused', httpError(400), null],
  ['lost', new NetworkError('/x', null), false],
  ['answered with an error', httpError(500), true],
  ['cancelled', new DOMException('', 'AbortError'), true],
  ['not sent, because the sign-in has ended', new SessionEndedError(), true],
];

test.each(ends)('what stays of a write that was %s and is not found', async (_name, error, isOver) => {
  const { store, open } = aDevice();
  const send = () => (error ? Promise.reject(error) : Promise.resolve());
  await open()
    .settle({ key, send, lookUp: notFound })
    .catch(() => {});
  const attempts = (await store.all()).map((entry) => (entry as KeptWrite).attempt);
  expect(attempts).toMatchObject(isOver === null ? [] : [{ isOver, isRunning: false }]);
});

test('a write that another page has begun to repeat stays when its outcome before that is reported', async () => {
  const { clock, store, open } = aDevice();
  await expect(open().settle({ key, input, send: lost, lookUp: notFound })).rejects.toThrow();
  clock.advance(attemptMs);
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => answer.promise);
  const repeated = open().settle({ key, input, send, lookUp: notFound });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await open().forget(key);
  expect(await store.all()).toHaveLength(1);
  answer.resolve('ok');
  await repeated;
  expect(await store.all()).toEqual([]);
});

test('a second call during the first one gets its result', async () => {
  const outbox = aDevice().open();
  const send = vi.fn<() => Promise<number>>(() => Promise.resolve(5));
  const write = { key, send, lookUp: notFound };
  const done = { isFound: false, answer: 5 };
  expect(await Promise.all([outbox.settle(write), outbox.settle(write)])).toEqual([done, done]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a check during the call finds the result before the response', async () => {
  const { store, open } = aDevice();
  const outbox = open();
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => answer.promise);
  const made = outbox.settle({ key, send, lookUp: notFound });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const done = { isFound: true, results: 1 };
  expect(await outbox.settle({ key, isCheck: true, send, lookUp: found })).toEqual(done);
  const missed = outbox.settle({ key, isCheck: true, send, lookUp: notFound });
  answer.resolve('ok');
  const answered = { isFound: false, answer: 'ok' };
  expect([await made, await missed, await store.all()]).toEqual([answered, answered, []]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('two pages that make the same write at once send it once', async () => {
  const { open } = aDevice();
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => answer.promise);
  const write = { key, send, lookUp: notFound };
  const both = Promise.allSettled([open().settle(write), open().settle(write)]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  answer.resolve('ok');
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an entry of another version is no write, and stays', async () => {
  const { store, open } = aDevice();
  const entry = { key: 'x', owner: 'jana', version: 9 };
  await store.change('x', () => entry);
  expect([await open().has(key), await open().left(), await store.all()]).toEqual([false, [], [entry]]);
});

test('a check sends nothing, also when another dialog has settled the write', async () => {
  const outbox = aDevice().open();
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(outbox.settle({ key, send: lost, lookUp: notFound })).rejects.toThrow();
  await outbox.settle({ key, send, lookUp: found });
  const check = outbox.settle({ key, isCheck: true, send, lookUp: notFound });
  await expect(check).rejects.toMatchObject({ name: 'NotDoneError' });
  expect(send).not.toHaveBeenCalled();
});

test('nothing is kept of a write that nothing can show', async () => {
  const { store, open } = aDevice();
  await expect(open().settle({ key, send: lost, lookUp: null })).rejects.toThrow();
  expect(await store.all()).toEqual([]);
});

test('a write whose result the lists hide can be made again', async () => {
  const { store, open } = aDevice();
  const outbox = open();
  const lookUp = () => Promise.reject(new HiddenResultError());
  await expect(outbox.settle({ key, send: lost, lookUp })).rejects.toMatchObject({
    name: 'OutcomeUnknownError',
  });
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const check = outbox.settle({ key, isCheck: true, send, lookUp });
  await expect(check).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  expect(send).not.toHaveBeenCalled();
  expect(await open().left()).toHaveLength(1);
  await outbox.settle({ key, send, lookUp });
  expect(await store.all()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the writes that a page has left are due when their calls can have no effect any more', async () => {
  const { clock, open } = aDevice();
  const page = open();
  const begun = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => begun.promise);
  void page.settle({ key, input, send, lookUp: notFound });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await expect(page.settle({ key: other, send: lost, lookUp: notFound })).rejects.toThrow();
  const after = open();
  const nowMs = clock.epochMs();
  expect(await after.left()).toEqual([
    { key, input, dueMs: nowMs + attemptMs },
    { key: other, input: null, dueMs: nowMs },
  ]);
  expect([await page.left(), await open('petr').left()]).toEqual([[], []]);
  await after.forget(other);
  expect((await after.left()).map((left) => left.key)).toEqual([key]);
});

test('a write that was reported as not done is not left', async () => {
  const { clock, store, open } = aDevice();
  const page = open();
  await expect(page.settle({ key, send: lost, lookUp: notFound })).rejects.toThrow();
  clock.advance(attemptMs);
  await expect(page.settle({ key, isCheck: true, send: lost, lookUp: notFound })).rejects.toMatchObject({
    name: 'NotDoneError',
  });
  expect([await open().left(), await store.all()]).toEqual([[], []]);
});

test('what a call finds out after the end of its sign-in is reported at the next one', async () => {
  const { open } = aDevice();
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => answer.promise);
  let isOver = false;
  const made = open('jana', () => isOver).settle({ key, input, send, lookUp: notFound });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  isOver = true;
  answer.resolve('ok');
  await expect(made).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  const next = open();
  expect(await next.left()).toMatchObject([{ key, input }]);
  await next.settle({ key, isCheck: true, send, lookUp: found });
  expect(await next.left()).toEqual([]);
});
