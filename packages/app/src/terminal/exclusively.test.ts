import { afterEach, expect, test, vi } from 'vitest';
import { exclusively } from './exclusively.ts';

afterEach(() => vi.unstubAllGlobals());

type Callback = (lock: object | null) => Promise<unknown>;
const withLocks = (request: (name: string, options: object, callback: Callback) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });
const nowMs = Date.UTC(2026, 10, 20, 8);
const work = () => vi.fn<() => Promise<string>>(() => Promise.resolve('done'));

test('does the work while it holds the lock', async () => {
  withLocks((_name, _options, callback) => callback({}));
  const done = work();
  expect(await exclusively('queue', nowMs, done)).toBe('done');
  expect(done).toHaveBeenCalledOnce();
});

test('returns null and does nothing while another tab holds the lock', async () => {
  withLocks((_name, _options, callback) => callback(null));
  const done = work();
  expect(await exclusively('queue', nowMs, done)).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

test('does the work once where the browser refuses locks', async () => {
  withLocks(() => Promise.reject(new DOMException('Refused.', 'SecurityError')));
  const done = work();
  expect(await exclusively('queue', nowMs, done)).toBe('done');
  expect(done).toHaveBeenCalledOnce();
});

test('does the work where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await exclusively('queue', nowMs, work())).toBe('done');
});

test('rejects with the error of the work and does it only once', async () => {
  withLocks((_name, _options, callback) => callback({}));
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')));
  await expect(exclusively('queue', nowMs, failing)).rejects.toThrow('broken');
  expect(failing).toHaveBeenCalledOnce();
});

test('a frozen tab loses its lock after a minute, and no earlier', { tags: ['terminal-16'] }, async () => {
  const asked: object[] = [];
  const isStolen = (options: object) => 'steal' in options;
  withLocks((_name, options, callback) => {
    asked.push(options);
    return callback(isStolen(options) ? {} : null);
  });
  const done = work();
  expect(await exclusively('frozen', nowMs, done)).toBeNull();
  expect(await exclusively('frozen', nowMs + 59_999, done)).toBeNull();
  expect(await exclusively('frozen', nowMs + 60_000, done)).toBe('done');
  expect(asked.map(isStolen)).toEqual([false, false, true]);
  expect(await exclusively('frozen', nowMs + 60_001, done)).toBeNull();
});

test('a tab whose lock was taken finishes its work once', { tags: ['terminal-16'] }, async () => {
  const { promise: taken, reject: take } = Promise.withResolvers<never>();
  withLocks(async (_name, _options, callback) => {
    void callback({});
    return taken;
  });
  const { promise: result, resolve: finish } = Promise.withResolvers<string>();
  const slow = vi.fn<() => Promise<string>>(() => result);
  const running = exclusively('queue', nowMs, slow);
  take(new DOMException('Taken.', 'AbortError'));
  finish('done');
  expect(await running).toBe('done');
  expect(slow).toHaveBeenCalledOnce();
});
