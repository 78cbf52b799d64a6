import { expect, test } from 'vitest';
import { inkOn } from './inkOn.ts';

test.each([
  ['#9cc5a1', 'dark'],
  ['#34568b', 'light'],
  ['#767676', 'light'],
  ['#7a7a7a', 'black'],
])('on %s the words are %s', (color, tone) => {
  expect(inkOn(color)).toEqual({ backgroundColor: color, tone });
});

test.each([null, '', 'red', '#fff', '#12345g'])('%j is no colour to write on', (color) => {
  expect(inkOn(color)).toBeUndefined();
});
