import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { colorIn, parseTokens, tokensOf } from './parseTokens.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = tokensOf(css, ':root');
const themes = parseTokens(css);

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  test.each(contrastPairs)('$foreground stands out on $surface ($atLeast:1)', (pair) => {
    const ratio = contrastOf(colorIn(theme, pair.foreground), colorIn(theme, pair.surface));
    expect(ratio).toBeGreaterThanOrEqual(pair.atLeast);
  });
});

test('surfaces rise in the dark by getting lighter', () => {
  const order = ['surface-sunken', 'surface', 'surface-raised', 'surface-floating', 'surface-hover'];
  const distances = order.map((surface) => contrastOf(colorIn(themes.dark, surface), '#000000'));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(distances).size).toBe(order.length);
});

test('a system that prefers contrast shows the high-contrast theme', () => {
  const contrast = tokensOf(css, ":root[data-theme='contrast']");
  expect([...contrast]).toEqual([['if-contrast', 'initial']]);
  expect(tokensOf(css, ':root:not([data-theme])')).toEqual(contrast);
});

test('high contrast has a value of its own for every colour but the scrim', () => {
  const shared = [...tokens].filter(
    ([name, value]) => name.startsWith('color-') && !value.includes('var(--if-contrast,'),
  );
  expect(shared.map(([name]) => name)).toEqual(['color-scrim']);
});

/** Set by react-aria on what floats beside something. */
const ofLibraries = new Set(['trigger-width']);

test('every custom property in use is a token, or is set in the folder where it is used, or has a fallback', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('{ui,app}/src/**/*.{tsx,ts,css}', { cwd: root });
  const texts = new Map<string, string>();
  for (const file of files) {
    // A component's own folders are one with it.
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
