import { afterEach, expect, test, vi } from 'vitest';
import { exclusively } from './exclusively.ts';

afterEach(() => vi.unstubAllGlobals());

type Callback = (lock: object | null) => Promise<unknown>;
const withLocks = (request: (name: string, options: object, callback: Callback) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });
const work = () => vi.fn<() => Promise<string>>(() => Promise.resolve('done'));

test('does the work while it holds the lock', async () => {
  withLocks((_name, _options, callback) => callback({}));
  const done = work();
  expect(await exclusively('queue', done)).toBe('done');
  expect(done).toHaveBeenCalledOnce();
});

test('returns null and does nothing while another tab holds the lock', async () => {
  withLocks((_name, _options, callback) => callback(null));
  const done = work();
  expect(await exclusively('queue', done)).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

test('does the work once where the browser refuses locks', async () => {
  withLocks(() => Promise.reject(new DOMException('Refused.', 'SecurityError')));
  const done = work();
  expect(await exclusively('queue', done)).toBe('done');
  expect(done).toHaveBeenCalledOnce();
});

test('does the work where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await exclusively('queue', work())).toBe('done');
});

test('rejects with the error of the work and does it only once', async () => {
  withLocks((_name, _options, callback) => callback({}));
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')));
  await expect(exclusively('queue', failing)).rejects.toThrow('broken');
  expect(failing).toHaveBeenCalledOnce();
});
