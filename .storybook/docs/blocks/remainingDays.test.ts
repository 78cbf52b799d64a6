import { expect, test } from 'vitest';
import { remainingDays } from './remainingDays.ts';

test.each([
  ['en', -1, 'After deadline'],
  ['en', 1, '1 day left'],
  ['en', 0, '0 days left'],
  ['cs', 1, 'Zbývá 1 den'],
  ['cs', 2, 'Zbývají 2 dny'],
  ['cs', 4, 'Zbývají 4 dny'],
  ['cs', 5, 'Zbývá 5 dnů'],
  ['cs', 22, 'Zbývá 22 dnů'],
  ['sk', 3, 'Zostávajú 3 dni'],
  ['sk', 0, 'Zostáva 0 dní'],
] as const)('in %s %i days read "%s"', (language, days, words) => {
  expect(remainingDays(days, language)).toBe(words);
});
