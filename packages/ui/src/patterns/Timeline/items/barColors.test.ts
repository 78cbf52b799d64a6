import { expect, test } from 'vitest';
import { barColors } from './barColors.ts';

test.each([
  ['#9cc5a1', 'dark'],
  ['#34568b', 'light'],
  ['#767676', 'light'],
  ['#7a7a7a', 'black'],
])('returns for %s the ink %s', (color, tone) => {
  expect(barColors(color)).toEqual({ backgroundColor: color, tone });
});

test.each([null, '', 'red', '#fff', '#12345g'])('returns undefined for %j', (color) => {
  expect(barColors(color)).toBeUndefined();
});
