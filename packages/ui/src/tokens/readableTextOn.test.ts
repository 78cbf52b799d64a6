import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { readableTextOn } from './readableTextOn.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('returns an ink with at least 4.5:1 on any colour', () => {
  fc.assert(
    fc.property(color, (ground) => {
      expect(contrastOf(readableTextOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

test('returns an ink with at least 4.5:1 on every grey', () => {
  for (let value = 0; value < 256; value++) {
    const ground = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrastOf(readableTextOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['#ffffff', '#211f1b'],
  ['#FFD54F', '#211f1b'],
  ['#0f4c55', '#ffffff'],
  ['#000000', '#ffffff'],
])('returns for %s the ink %s', (ground, ink) => {
  expect(readableTextOn(ground)).toBe(ink);
});

test('returns black if neither ink of the product has enough contrast', () => {
  expect(readableTextOn('#7a7a7a')).toBe('#000000');
});

test('names the expected format of a colour', () => {
  expect(() => readableTextOn('red')).toThrow('Write the colour "red" as #rrggbb.');
});
