import { expect, test } from 'vitest';
import { announcedPercent } from './announcedPercent.ts';

test.each([
  [0, 1000, null],
  [249, 1000, null],
  [250, 1000, 25],
  [499, 1000, 25],
  [999, 1000, 75],
  [1000, 1000, null],
  [500, null, null],
  [0, 0, null],
])('%s of %s bytes are announced as %s percent', (sentBytes, totalBytes, percent) => {
  expect(announcedPercent({ sentBytes, totalBytes })).toBe(percent);
});

test('nothing is announced before anything is known', () => {
  expect(announcedPercent(null)).toBeNull();
});
