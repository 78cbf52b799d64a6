import { expect, test } from 'vitest';
import { looksOfAll } from './looks.ts';
import { allStories } from './stories.ts';

test('every story has a `play` or a picture', () => {
  const stories = allStories();
  const looks = looksOfAll(stories);
  const idle = stories.filter(({ hasPlay }, place) => {
    const { widths = [], variants = [] } = looks[place] ?? {};
    return !hasPlay && widths.length === 0 && variants.length === 0;
  });
  expect(stories.length).toBeGreaterThan(1000);
  expect(idle.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
