import { expect, test, vi } from 'vitest';
import type { Turns } from './take-turns.ts';
import { takeTurns } from './take-turns.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends with a call of `end`. */
function aTask(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    end: resolve,
    async work() {
      log.push(`begin ${name}`);
      await promise;
      log.push(`end ${name}`);
      return name;
    },
  };
}

let lock = 0;
const newLock = () => `lock ${(lock += 1)}`;

test.each([
  [
    'of one tab without Web Locks',
    (): [Turns, Turns] => {
      const turns = takeTurns(newLock(), null);
      return [turns, turns];
    },
  ],
  [
    'of two tabs with Web Locks',
    (): [Turns, Turns] => {
      const name = newLock();
      return [takeTurns(name, navigator.locks), takeTurns(name, navigator.locks)];
    },
  ],
] as const)('work %s runs one after the other, also after a failure', async (_, start) => {
  const [first, second] = start();
  const log: string[] = [];
  const [one, two] = [aTask(log, 'one'), aTask(log, 'two')];
  const failed = first(() => Promise.reject(new Error('failed')));
  await expect(failed).rejects.toThrow('failed');
  const results = Promise.all([first(one.work), second(two.work)]);
  two.end();
  for (let each = 0; each < 5; each++) await turn();
  expect(log).toEqual(['begin one']);
  one.end();
  expect(await results).toEqual(['one', 'two']);
  expect(log).toEqual(['begin one', 'end one', 'begin two', 'end two']);
});

test('work does not wait forever for a suspended tab', async () => {
  const name = newLock();
  const suspended = aTask([], 'suspended');
  const other = takeTurns(name, navigator.locks)(suspended.work);
  await turn();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await takeTurns(name, navigator.locks)(() => Promise.resolve('done'))).toBe('done');
  suspended.end();
  await other;
});

test('work runs once if the browser refuses the lock', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  expect(await takeTurns(newLock(), { request })(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});
