import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test, vi } from 'vitest';
import { aStoredText } from '../../session/session.fixtures.ts';
import { NetworkError } from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import { attemptMs } from './attempt.ts';
import { createOutbox } from './outbox.ts';

const key = ['area', 'write', 7];

/** An outbox, and the one after a reload of its page. */
function aDevice() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const store = aStoredText();
  return { clock, store, open: () => createOutbox(clock, store) };
}

const lost = () => Promise.reject(new NetworkError('/x', null));

test('a reload keeps a write whose outcome is not known, with the ids from before it', async () => {
  const { clock, open } = aDevice();
  const lookUp = vi.fn<(known: readonly number[]) => Promise<number>>(() => Promise.resolve(0));
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(open().settle({ key, known: [1, 2], send: lost, lookUp })).rejects.toThrow();
  const after = open();
  expect([after.has(key), after.has(['area', 'write', 8])]).toEqual([true, false]);
  await expect(after.settle({ key, known: [1, 2, 3], send, lookUp })).rejects.toMatchObject({
    name: 'OutcomeUnknownError',
  });
  expect(lookUp.mock.lastCall).toEqual([[1, 2]]);
  clock.advance(attemptMs);
  await open().settle({ key, known: [1, 2, 3], send, lookUp });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a write that is done is not stored', async () => {
  const { store, open } = aDevice();
  const outbox = open();
  const settled = outbox.settle({ key, send: () => Promise.resolve('ok'), lookUp: () => Promise.resolve(0) });
  expect(outbox.has(key)).toBe(true);
  expect(await settled).toEqual({ isFound: false, answer: 'ok' });
  expect([outbox.has(key), store.read()]).toEqual([false, null]);
});

test('a second call during the first one gets its result', async () => {
  const outbox = aDevice().open();
  const send = vi.fn<() => Promise<number>>(() => Promise.resolve(5));
  const write = { key, send, lookUp: () => Promise.resolve(0) };
  const done = { isFound: false, answer: 5 };
  expect(await Promise.all([outbox.settle(write), outbox.settle(write)])).toEqual([done, done]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each(['{', '[]', '{"a": {"atMs": "x"}}'])(
  'a stored text that does not parse is no entry: %s',
  (text) => {
    const { store, open } = aDevice();
    store.write(text);
    expect(open().has(key)).toBe(false);
  },
);

test('a check sends nothing, also when another dialog has settled the write', async () => {
  const outbox = aDevice().open();
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(outbox.settle({ key, send: lost, lookUp: () => Promise.resolve(0) })).rejects.toThrow();
  await outbox.settle({ key, send, lookUp: () => Promise.resolve(1) });
  const check = outbox.settle({ key, isCheck: true, send, lookUp: () => Promise.resolve(0) });
  await expect(check).rejects.toMatchObject({ name: 'NotDoneError' });
  expect(send).not.toHaveBeenCalled();
});

test('a call that ends late keeps the entries of a later sign-in on the same page', async () => {
  const { open } = aDevice();
  const late = Promise.withResolvers<void>();
  const before = open().settle({ key, send: () => late.promise, lookUp: () => Promise.resolve(0) });
  const after = open();
  const other = ['area', 'write', 8];
  await expect(after.settle({ key: other, send: lost, lookUp: () => Promise.resolve(0) })).rejects.toThrow();
  late.resolve();
  await before;
  expect([open().has(key), open().has(other)]).toEqual([false, true]);
});
