import { expect, test } from 'vitest';
import { swipeDirection } from './swipeDirection.ts';

test.each([
  ['to the left', 251, 100, 'next'],
  ['to the right', 349, 100, 'previous'],
  ['too short', 348, 100, null],
  ['a little down', 200, 150, 'next'],
  ['more down than across', 240, 131, null],
  ['straight down', 300, 400, null],
  ['nowhere', 300, 100, null],
])('swipeDirection of a touch %s', (_way, x, y, expected) => {
  expect(swipeDirection({ x: 300, y: 100 }, { x, y })).toBe(expected);
});
