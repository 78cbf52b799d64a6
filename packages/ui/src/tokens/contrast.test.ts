import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test('black on white is as far as it goes, whichever comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21);
});

test('a colour does not stand out from itself', () => {
  expect(contrastOf('#0f4c55', '#0f4c55')).toBe(1);
});

test('the lightest grey that can be read on white is #767676', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('says how a colour has to be written', () => {
  expect(() => contrastOf('white', '#000000')).toThrow('Write the colour "white" as #rrggbb.');
});
