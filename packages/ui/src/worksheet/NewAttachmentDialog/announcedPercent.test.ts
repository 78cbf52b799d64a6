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
])('announcedPercent of %s out of %s bytes is %s', (sentBytes, totalBytes, percent) => {
  expect(announcedPercent({ sentBytes, totalBytes })).toBe(percent);
});

test('announcedPercent returns null without any progress', () => {
  expect(announcedPercent(null)).toBeNull();
});
