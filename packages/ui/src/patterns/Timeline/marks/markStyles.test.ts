import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../../tokens/contrast.ts';
import { colorIn, parseTokens } from '../../../tokens/parseTokens.ts';
import { shares } from './markStyles.ts';

const themes = parseTokens(readFileSync(join(import.meta.dirname, '../../../tokens/tokens.css'), 'utf8'));

/** The most extreme colours that a server can send. */
const colors = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];

/** Returns the result of `color-mix(in srgb, …)`. */
function mixed(color: string, percent: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one * percent + two * (100 - percent)) / 100);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  const surface = colorIn(theme, 'surface');
  const text = colorIn(theme, 'text');

  test.each(colors)('the text of a head marked in %s has enough contrast', (color) => {
    expect(contrastOf(text, mixed(color, shares.head, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(colors)('a frame in %s has enough contrast to its row', (color) => {
    const frame = mixed(color, shares.frame, text);
    expect(contrastOf(frame, mixed(color, shares.row, surface))).toBeGreaterThanOrEqual(3);
  });
});
