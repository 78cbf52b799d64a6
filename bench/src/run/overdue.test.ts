import { expect, test } from 'vitest';
import { inTime, Overdue } from './overdue.ts';

test('inTime resolves with the result of finished work', async () => {
  await expect(inTime(Promise.resolve('done'), 1000)).resolves.toBe('done');
});

test('inTime rejects with the error of failed work', async () => {
  await expect(inTime(Promise.reject(new TypeError('broken')), 1000)).rejects.toThrow(TypeError);
});

test('inTime rejects with Overdue if the work does not finish in time', async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow(Overdue);
});
