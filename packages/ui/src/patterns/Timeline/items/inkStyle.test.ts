import { expect, test } from 'vitest';
import { inkStyle } from './inkStyle.ts';

test('returns the colour as a custom property', () => {
  expect(inkStyle('#9cC5a1')).toEqual({ '--ink': '#9cC5a1' });
});

test.each([null, '', 'red', '#fff', '#12345g'])('returns undefined for %j', (color) => {
  expect(inkStyle(color)).toBeUndefined();
});
