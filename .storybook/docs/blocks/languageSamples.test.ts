import { expect, test } from 'vitest';
import { languageSamples } from './languageSamples.ts';

test.each(languageSamples)('the $language sentence contains every letter of the language', (sample) => {
  const used = new Set(sample.sentence.toLowerCase());
  expect(sample.letters.split('').filter((letter) => !used.has(letter))).toEqual([]);
});
