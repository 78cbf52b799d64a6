import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test('returns 21 for black and white in any order', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21);
});

test('returns 1 for equal colours', () => {
  expect(contrastOf('#0f4c55', '#0f4c55')).toBe(1);
});

test('#767676 is the lightest grey with 4.5:1 on white', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('names the expected format of a colour', () => {
  expect(() => contrastOf('white', '#000000')).toThrow('Write the colour "white" as #rrggbb.');
});
