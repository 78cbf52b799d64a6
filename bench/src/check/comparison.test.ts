import { expect, test } from 'vitest';
import { comparedTimes, comparisonTable, isSlower } from './comparison.ts';
import type { Sample } from './comparison.ts';

const samples = (name: string, base: number[], tree: number[]): Sample[] => [
  ...base.map((ms): Sample => ({ name, build: 'base', ms })),
  ...tree.map((ms): Sample => ({ name, build: 'tree', ms })),
];

test('comparedTimes returns the medians of both builds in the order of the measurements', () => {
  expect(comparedTimes([...samples('b', [1, 9, 2], [4]), ...samples('a', [5], [7, 7])])).toEqual([
    { name: 'b', base: 2, tree: 4 },
    { name: 'a', base: 5, tree: 7 },
  ]);
});

test('a time is slower from a tenth and three milliseconds on', () => {
  expect(isSlower({ name: 'a', base: 100, tree: 110 })).toBe(false);
  expect(isSlower({ name: 'a', base: 100, tree: 111 })).toBe(true);
  expect(isSlower({ name: 'a', base: 10, tree: 13 })).toBe(false);
});

test('a measurement that is missing in the working tree is slower', () => {
  const [time] = comparedTimes(samples('a', [5], []));
  expect(time && isSlower(time)).toBe(true);
});

test('comparisonTable marks slower measurements', () => {
  const lines = comparisonTable(comparedTimes([...samples('a', [10], [10]), ...samples('b', [10], [20])]));
  expect(lines.split('\n').slice(2)).toEqual([
    expect.stringMatching(/^\| a +\| 10.0 ms \| +10.0 ms \| +1.00 \| +\|$/),
    expect.stringMatching(/^\| b +\| 10.0 ms \| +20.0 ms \| +2.00 \| slower \|$/),
  ]);
});
