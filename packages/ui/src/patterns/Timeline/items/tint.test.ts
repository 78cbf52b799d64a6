import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../../tokens/contrast.ts';
import { mixOklab, mixSrgb } from '../../../tokens/mixColors.fixtures.ts';
import { colorIn, parseTokens } from '../../../tokens/parseTokens.ts';
import { hatchShare, tintGrey, tintShares } from './tint.ts';

const themes = parseTokens(readFileSync(join(import.meta.dirname, '../../../tokens/tokens.css'), 'utf8'));

const serverColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extremes = ['#000000', '#ffffff', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ff00ff', '#00ffff'];

describe.each(Object.entries(themes))('in the %s theme', (name, theme) => {
  const surface = colorIn(theme, 'surface');
  const text = colorIn(theme, 'text');
  const { ink, grey } = tintShares[name.startsWith('dark') ? 'dark' : 'light'];

  /** Returns the background that the browser mixes, and the same below a line of the hatch. */
  const grounds = (color: string) => {
    const tint = mixOklab(mixOklab(color, ink / (ink + grey), tintGrey), (ink + grey) / 100, surface);
    return [tint, mixSrgb(text, hatchShare / 100, tint)];
  };
  const leastContrast = (color: string) =>
    Math.min(...grounds(color).map((ground) => contrastOf(text, ground)));

  test.each(extremes)('the text of an interval in %s has enough contrast', (color) => {
    expect(leastContrast(color)).toBeGreaterThanOrEqual(4.5);
  });

  test('the text has enough contrast for any colour of the server', () => {
    fc.assert(
      fc.property(serverColor, (color) => {
        expect(leastContrast(color)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});
