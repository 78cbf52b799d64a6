import { expect, test } from 'vitest';
import { variantAt, variants } from './variants.ts';

test('each theme meets each language and each width, and each language each width', () => {
  const pairs = variants.flatMap(({ width, theme, language }) => [
    `${theme} ${language}`,
    `${theme} ${width}`,
    `${language} ${width}`,
  ]);
  expect(new Set(pairs).size).toBe(12);
});

test('the first four stories of a file share the looks', () => {
  expect([0, 1, 2, 3].map(variantAt)).toEqual(variants);
  expect(variantAt(4)).toBeNull();
});
