import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import cs from '../locales/cs.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import sk from '../locales/sk.json' with { type: 'json' };
import { remainingText } from './remainingText.ts';

const texts = createInstance();
await texts.init({ resources: { en: { requests: en }, cs: { requests: cs }, sk: { requests: sk } } });

test.each([
  ['en', -1, 'After deadline'],
  ['en', 0, 'Due today'],
  ['en', 1, 'Due tomorrow'],
  ['en', 2, '2 days left'],
  ['cs', -20, 'Po termínu'],
  ['cs', 0, 'Dnes'],
  ['cs', 1, 'Zbývá 1 den'],
  ['cs', 2, 'Zbývají 2 dny'],
  ['cs', 4, 'Zbývají 4 dny'],
  ['cs', 5, 'Zbývá 5 dnů'],
  ['cs', 22, 'Zbývá 22 dnů'],
  ['sk', -1, 'Po termíne'],
  ['sk', 0, 'Dnes'],
  ['sk', 1, 'Zostáva 1 deň'],
  ['sk', 3, 'Zostávajú 3 dni'],
  ['sk', 5, 'Zostáva 5 dní'],
] as const)(
  'returns the text in %s for %i days: "%s"',
  { tags: ['requests-61'] },
  (language, days, words) => {
    expect(remainingText(texts.getFixedT(language, 'requests'), days)).toBe(words);
  },
);
