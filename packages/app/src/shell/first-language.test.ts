import { preferredLanguage } from '@selfservice/api/core/language';
import { expect, test } from 'vitest';

test.each([
  [['cs-CZ', 'en'], 'cs'],
  [['de-DE', 'sk-SK', 'cs'], 'sk'],
  [['en-US'], 'en'],
  [['de', 'pl'], 'en'],
  [[], 'en'],
])('a browser with the languages %j starts in %s', { tags: ['shell-29'] }, (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});
