import { expect, test } from 'vitest';
import { hourStep } from './timelinePage.ts';

test.each([
  [1, 2],
  [3, 6],
  [7, 12],
  [31, 24],
])('the scale of %i days has a mark every %i hours', (days, hours) => {
  expect(hourStep(days)).toBe(hours);
});
