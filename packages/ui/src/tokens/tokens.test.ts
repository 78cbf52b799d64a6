import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties of one rule of the style sheet. */
function tokensOf(selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const declarations = rule.slice(0, rule.indexOf('}')).matchAll(/--([a-z0-9-]+): ([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

function side(tokens: Map<string, string>, index: 1 | 2): Map<string, string> {
  return new Map(
    [...tokens].map(([name, value]) => [
      name,
      /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.[index] ?? value,
    ]),
  );
}

const plain = tokensOf(':root');
const contrast = tokensOf(":root[data-theme='contrast']");
const strong = new Map([...plain, ...contrast]);
const themes = {
  light: side(plain, 1),
  dark: side(plain, 2),
  'light high-contrast': side(strong, 1),
  'dark high-contrast': side(strong, 2),
};

function colorIn(theme: Map<string, string>, token: string): string {
  const value = theme.get(`color-${token}`);
  if (!value?.startsWith('#')) throw new Error(`Give --color-${token} a light and a dark value.`);
  return value;
}

const surfaces = ['surface', 'surface-raised', 'surface-floating', 'surface-sunken', 'surface-hover'];
const tones = ['positive', 'caution', 'negative', 'information'];
const quietSurfaces = ['accent-quiet', ...tones.map((tone) => `${tone}-quiet`)];
const textPairs: [text: string, surface: string][] = [
  ...[...surfaces, ...quietSurfaces].flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-muted', surface],
  ]),
  ...surfaces.flatMap((surface) => ['accent', ...tones].map((text): [string, string] => [text, surface])),
  ...['accent', ...tones].map((text): [string, string] => [text, `${text}-quiet`]),
  ['accent-hover', 'surface'],
  ['text-disabled', 'surface'],
  ['text-disabled', 'surface-sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-negative', 'negative'],
  ['on-negative', 'negative-hover'],
];

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  test.each(textPairs)('%s on %s can be read (4.5:1)', (text, surface) => {
    expect(contrastOf(colorIn(theme, text), colorIn(theme, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('borders of controls and the focus ring stand out on %s (3:1)', (surface) => {
    expect(contrastOf(colorIn(theme, 'border-control'), colorIn(theme, surface))).toBeGreaterThanOrEqual(3);
    expect(contrastOf(colorIn(theme, 'focus'), colorIn(theme, surface))).toBeGreaterThanOrEqual(3);
  });
});

test('surfaces rise in the dark by getting lighter', () => {
  const order = ['surface-sunken', 'surface', 'surface-raised', 'surface-floating', 'surface-hover'];
  const distances = order.map((surface) => contrastOf(colorIn(themes.dark, surface), '#000000'));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(distances).size).toBe(order.length);
});

test('whoever asks the system for contrast sees what the theme of that name shows', () => {
  expect(tokensOf(':root:not([data-theme])')).toEqual(contrast);
});

test('high contrast has a value of its own for every colour but the scrim', () => {
  const colors = [...plain.keys()].filter((name) => name.startsWith('color-') && name !== 'color-scrim');
  expect([...contrast.keys()].toSorted()).toEqual(colors.toSorted());
});

test('every custom property in use is a token, or is set where it is used', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('{ui,app}/src/**/*.{tsx,ts,css}', { cwd: root });
  const unknown = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const used = [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name);
    return used
      .filter((name) => !plain.has(name) && !new RegExp(`--${name}['"]?\\]?:`).test(text))
      .map((name) => `${file}: --${name}`);
  });
  expect(unknown).toEqual([]);
});
