import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { colorIn, parseTokens, tokensOf } from './parseTokens.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = tokensOf(css, ':root');
const themes = parseTokens(css);

test.each(Object.entries(themes))('every pair of colours has enough contrast in the %s theme', (_, theme) => {
  const weak = contrastPairs.flatMap(({ foreground, surface, atLeast }) => {
    const ratio = contrastOf(colorIn(theme, foreground), colorIn(theme, surface));
    return ratio >= atLeast
      ? []
      : [`${foreground} on ${surface}: ${ratio.toFixed(2)} is less than ${atLeast}`];
  });
  expect(weak).toEqual([]);
});

test.each([
  ['skeleton', 'surface'],
  ['skeleton', 'surface-raised'],
  ['skeleton-floating', 'surface-floating'],
])('%s is visible on %s in every theme', (skeleton, surface) => {
  for (const theme of Object.values(themes))
    expect(contrastOf(colorIn(theme, skeleton), colorIn(theme, surface))).toBeGreaterThan(1.15);
});

test('higher surfaces are lighter in the dark', () => {
  const order = ['surface-sunken', 'surface', 'surface-raised', 'surface-floating', 'surface-hover'];
  const distances = order.map((surface) => contrastOf(colorIn(themes.dark, surface), '#000000'));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(distances).size).toBe(order.length);
});

test('the preference of the system for contrast shows the high-contrast theme', () => {
  const contrast = tokensOf(css, ":root[data-theme='contrast']");
  expect([...contrast]).toEqual([['if-contrast', 'initial']]);
  expect(tokensOf(css, ':root:not([data-theme])')).toEqual(contrast);
});

test('high contrast has another value for every colour but the scrim', () => {
  const shared = [...tokens].filter(
    ([name, value]) => name.startsWith('color-') && !value.includes('var(--if-contrast,'),
  );
  expect(shared.map(([name]) => name)).toEqual(['color-scrim']);
});

/** Custom properties that react-aria sets on popovers. */
const ofLibraries = new Set(['trigger-width']);

test('every used custom property is a token, is set in its folder, or has a fallback', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('{ui,app}/src/**/*.{tsx,ts,css}', { cwd: root });
  const texts = new Map<string, string>();
  for (const file of files) {
    // Nested folders of a component count as one folder.
    const folder = dirname(file).replaceAll('\\', '/').split('/').slice(0, 4).join('/');
    texts.set(folder, (texts.get(folder) ?? '') + readFileSync(join(root, file), 'utf8'));
  }
  const unknown = [...texts].flatMap(([folder, text]) => {
    const used = [...text.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name = '']) => name);
    return used
      .filter((name) => !tokens.has(name) && !ofLibraries.has(name))
      .filter((name) => !new RegExp(`--${name}['"]?\\]?:`).test(text))
      .map((name) => `${folder}: --${name}`);
  });
  expect(unknown).toEqual([]);
});
