import { expect, test } from 'vitest';
import { preferredLanguage, toLanguage } from './language.ts';

test.each([
  ['cs', 'cs'],
  ['cs-CZ', 'cs'],
  ['SK', 'sk'],
  ['en_US', 'en'],
  ['de', null],
  ['', null],
])('the code "%s" is %s', (code, language) => {
  expect(toLanguage(code)).toBe(language);
});

test('the first supported language of the browser is taken, else English', () => {
  expect(preferredLanguage(['de-DE', 'sk-SK', 'cs'])).toBe('sk');
  expect(preferredLanguage(['de', 'pl'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
