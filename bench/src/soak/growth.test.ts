import { expect, test } from 'vitest';
import { growthsOf, isFlat } from './growth.ts';
import type { Growth } from './growth.ts';

const reading = (cycles: number, heap: number, nodes = 1000, listeners = 300) => ({
  cycles,
  heap,
  nodes,
  listeners,
});

const growth = (part: Partial<Growth>): Growth => ({
  screen: 'presence',
  measure: 'heap',
  first: 10,
  last: 10,
  limit: 1.1,
  ...part,
});

test('growthsOf compares the last reading with the first', () => {
  const readings = [reading(20, 10, 1000, 300), reading(40, 30, 9000, 900), reading(60, 11, 1020, 301)];
  const growths = growthsOf({ screen: 'presence', readings });
  expect(growths.map(({ measure, first, last }) => [measure, first, last])).toEqual([
    ['heap', 10, 11],
    ['nodes', 1000, 1020],
    ['listeners', 300, 301],
  ]);
  expect(growths.every(isFlat)).toBe(true);
});

test('growth in each cycle exceeds the limit', () => {
  const readings = [reading(20, 10), reading(60, 11.2, 1000 + 100, 300 + 40)];
  expect(growthsOf({ screen: 'presence', readings }).map(isFlat)).toEqual([false, false, false]);
});

test('a decrease is within the limit', () => {
  expect(isFlat(growth({ last: 4 }))).toBe(true);
});

test('a missing count exceeds the limit', () => {
  expect(isFlat(growth({ last: NaN }))).toBe(false);
});

test('growthsOf throws for a single reading', () => {
  expect(() => growthsOf({ screen: 'presence', readings: [reading(20, 10)] })).toThrow(
    'presence was not read twice.',
  );
});
