import { expect, test } from 'vitest';
import { heightOfLanes } from './rowHeights.ts';

test.each([
  ['one lane', 1, 40, 40],
  ['two lanes', 2, 40, 40],
  ['three lanes', 3, 40, 57],
  ['four lanes', 4, 40, 73],
  ['three lanes in rows for fingers', 3, 56, 81],
  ['two lanes in rows that are too low for them', 2, 24, 39],
])('a row of %s', (_what, lanes, rowHeight, height) => {
  expect(heightOfLanes(lanes, rowHeight, 'bars')).toBe(height);
});

test('a roster shows each of them as high as one', () => {
  expect(heightOfLanes(1, 56, 'roster')).toBe(56);
  expect(heightOfLanes(2, 56, 'roster')).toBe(105);
});
