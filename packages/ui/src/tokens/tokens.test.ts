import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--(color-[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const [base = '', contrast = ''] = css.split(":root[data-theme='contrast']");
const pairs = [...tokensIn(base)].map(([name, value]): [string, string, string] => {
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return [name, light, dark];
});
const light = new Map(pairs.map(([name, value]) => [name, value]));
const themes = {
  light,
  dark: new Map(pairs.map(([name, , value]) => [name, value])),
  contrast: new Map([...light, ...tokensIn(contrast)]),
};

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const surfaces = ['color-surface', 'color-surface-raised', 'color-surface-sunken', 'color-surface-hover'];
const tones = ['positive', 'caution', 'negative', 'information'];
const textPairs = [
  ...surfaces.flatMap((surface) =>
    ['color-text', 'color-text-muted', 'color-accent', 'color-negative'].map(
      (text) => [text, surface] as const,
    ),
  ),
  ...tones.flatMap((tone) => [
    [`color-${tone}`, `color-${tone}-quiet`] as const,
    [`color-${tone}`, 'color-surface'] as const,
    ['color-text', `color-${tone}-quiet`] as const,
  ]),
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-accent', 'color-accent-quiet'],
  ['color-on-negative', 'color-negative'],
] as const;

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  const valueOf = (token: string) => {
    const value = theme.get(token);
    if (!value?.startsWith('#')) throw new Error(`Token --${token} is missing.`);
    return value;
  };

  test.each(textPairs)('%s on %s can be read (4.5:1)', (text, surface) => {
    expect(contrastOf(valueOf(text), valueOf(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('borders of controls and the focus ring stand out on %s (3:1)', (surface) => {
    expect(contrastOf(valueOf('color-border-control'), valueOf(surface))).toBeGreaterThanOrEqual(3);
    expect(contrastOf(valueOf('color-focus'), valueOf(surface))).toBeGreaterThanOrEqual(3);
  });
});
