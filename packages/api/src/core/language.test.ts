import { expect, test } from 'vitest';
import { localeOf, preferredLanguage, toLanguage } from './language.ts';

test.each([
  ['cs', 'cs'],
  ['cs-CZ', 'cs'],
  ['SK', 'sk'],
  ['en_US', 'en'],
  ['de', null],
  ['', null],
])('toLanguage("%s") returns %s', (code, language) => {
  expect(toLanguage(code)).toBe(language);
});

test('prefers the first supported language of the browser, or else English', () => {
  expect(preferredLanguage(['de-DE', 'sk-SK', 'cs'])).toBe('sk');
  expect(preferredLanguage(['de', 'pl'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('dates are those of a region in a language of the product, and of the code itself in another one', () => {
  expect(['en', 'cs', 'sk', 'de', 'en-US'].map(localeOf)).toEqual(['en-GB', 'cs-CZ', 'sk-SK', 'de', 'en-US']);
});
