import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../../tokens/contrast.ts';
import { mixSrgb } from '../../../tokens/mixColors.fixtures.ts';
import { colorIn, parseTokens } from '../../../tokens/parseTokens.ts';
import { shares } from './markStyles.ts';

const themes = parseTokens(readFileSync(join(import.meta.dirname, '../../../tokens/tokens.css'), 'utf8'));

/** The most extreme colours that a server can send. */
const colors = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  const surface = colorIn(theme, 'surface');
  const text = colorIn(theme, 'text');

  test.each(colors)('the text of a head marked in %s has enough contrast', (color) => {
    expect(contrastOf(text, mixSrgb(color, shares.head / 100, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(colors)('a frame in %s has enough contrast to its row', (color) => {
    const frame = mixSrgb(color, shares.frame / 100, text);
    expect(contrastOf(frame, mixSrgb(color, shares.row / 100, surface))).toBeGreaterThanOrEqual(3);
  });
});
