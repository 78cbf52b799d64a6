import { expect, test } from 'vitest';
import { storyIdOf } from '../pictures/expected.ts';
import { allStories } from '../pictures/stories.ts';
import { createPhraseFinder } from './find-phrases.ts';
import { publishedWords } from './published.ts';
import { readRecorded } from './recorded.ts';
import { productTexts, textsInSource } from './texts.ts';

const texts = [
  { en: '… days', cs: '… dní', sk: '… dní' },
  { en: '… days left', cs: 'zbývá … dní', sk: 'zostáva … dní' },
  { en: 'Approve', cs: 'Schválit', sk: 'Schváliť' },
  { en: 'The period is closed.', cs: 'Období je uzavřeno.', sk: 'Obdobie je uzavreté.' },
];

test('the phrase finder returns texts of the product, sorted, and leaves out other words', () => {
  const find = createPhraseFinder(texts);
  expect(find(['Jana Dvořáková', 'The period is closed', 'Approve', 'Approve'])).toEqual([
    'Approve',
    'The period is closed.',
  ]);
});

test('the phrase finder returns the longest pattern of a text with variables', () => {
  expect(createPhraseFinder(texts)(['3 days left', '12 days'])).toEqual(['… days', '… days left']);
});

test('reads texts in three languages from a source of the mock backend', () => {
  const source = "closed: texts(\n  'Closed for St John\\'s day.',\n  'Zavřeno.',\n  'Zatvorené.',\n),";
  expect(textsInSource(source)).toEqual([
    { en: "Closed for St John's day.", cs: 'Zavřeno.', sk: 'Zatvorené.' },
  ]);
});

test('the published index joins the recorded texts with every translation', () => {
  const twice = [...texts, { en: 'Approve', cs: 'Povolit', sk: 'Povoliť' }];
  const { texts: published, stories } = publishedWords({ 'a--b': ['Approve'] }, twice);
  expect(published).toEqual([
    ['Approve', 'Povolit', 'Povoliť'],
    ['Approve', 'Schválit', 'Schváliť'],
  ]);
  expect(stories).toEqual({ 'a--b': [0, 1] });
});

test('recorded stories and texts exist; `test:visual --update` renews them', () => {
  const ids = new Set(allStories().map(storyIdOf));
  const known = new Set(productTexts().map(({ en }) => en));
  const recorded = Object.entries(readRecorded());
  expect(recorded.filter(([id]) => !ids.has(id)).map(([id]) => id)).toEqual([]);
  expect(
    recorded.flatMap(([id, words]) => words.filter((en) => !known.has(en)).map((en) => `${id}: ${en}`)),
  ).toEqual([]);
});

test('the published index is smaller than 400 kB', () => {
  expect(JSON.stringify(publishedWords()).length).toBeLessThan(400_000);
});
