import { expect, test } from 'vitest';
import { inTime, Overdue } from './overdue.ts';

test('work that ends is answered', async () => {
  await expect(inTime(Promise.resolve('done'), 1000)).resolves.toBe('done');
});

test('work that fails says so itself', async () => {
  await expect(inTime(Promise.reject(new TypeError('broken')), 1000)).rejects.toThrow(TypeError);
});

test('work that never ends is given up', async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow(Overdue);
});
