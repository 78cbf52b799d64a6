import { expect, test } from 'vitest';
import { lateMs } from './late-ms.ts';

const calls = Array.from({ length: 1000 }, (_, place) => `POST /api/Requests {"id":${place}}`);

test('lateMs delays about half of the calls, by at most a second', () => {
  const delays = calls.map((call) => lateMs(7, call));
  const late = delays.filter((ms) => ms > 0);
  expect(late.length).toBeGreaterThan(400);
  expect(late.length).toBeLessThan(600);
  expect(Math.max(...late)).toBeLessThanOrEqual(1000);
  expect(Math.max(...late)).toBeGreaterThan(900);
});

test('lateMs depends on the seed and the call only', () => {
  const delays = (seed: number) => calls.map((call) => lateMs(seed, call));
  expect(delays(7)).toEqual(delays(7));
  expect(delays(7)).not.toEqual(delays(8));
});
