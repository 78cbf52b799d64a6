import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeOwnFace, ownFace, ownLetters } from './subset.ts';

test('the face for Czech and Slovak is made of the font that is installed', async () => {
  expect(readFileSync(ownFace).equals(await makeOwnFace())).toBe(true);
});

test('it is asked for each letter of its own, and for no other', () => {
  const css = readFileSync('packages/ui/src/tokens/fonts.css', 'utf8');
  const [range = ''] = /(?<=unicode-range:)[^;]*/.exec(css.slice(css.indexOf('inter-czech-slovak'))) ?? [];
  const letters = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  });
  expect(letters.join('')).toBe(ownLetters);
});
