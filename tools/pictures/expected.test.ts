import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from './known.ts';
import { expectedPictures, pictureName, storyIdOf } from './expected.ts';
import { pictureFolder } from './folders.ts';
import { allStories } from './stories.ts';
import type { StoryEntry } from './stories.ts';

const most = 1100;

const at = (path: string, name: string): StoryEntry => ({
  file: `packages/ui/src/${path}.stories.tsx`,
  name,
  hasOwnWidth: false,
  hasPlay: false,
  requirements: [],
});

test.each([
  ['my-plan/MyPlanScreen/MyPlanScreen', 'Default', 'my-plan-myplanscreen--default'],
  ['my-plan/MyPlanScreen/MyPlanPaging', 'AtTheEnd', 'my-plan-myplanscreen-myplanpaging--at-the-end'],
  ['reports/ReportDialog/ReportDialog', 'NoPDFHere', 'reports-reportdialog--no-pdf-here'],
])('storyIdOf a story in %s named %s is %s', (path, name, id) => {
  expect(storyIdOf(at(path, name))).toBe(id);
});

test('pictureName contains the story, the theme and the language', () => {
  expect(pictureName('plan-row--long-text')).toBe('plan-row-long-text');
  expect(pictureName('plan-row--long-text', { width: 'desk', theme: 'dark', language: 'sk' })).toBe(
    'plan-row-long-text_dark-sk',
  );
});

test('a story with its own viewport is taken in the desk run, in every variant', () => {
  const story = { ...at('plan/PlanScreen/PlanScreenInFrame', 'Phone'), hasOwnWidth: true };
  expect(expectedPictures([story])).toEqual([
    'desk/plan-planscreen-planscreeninframe-phone.png',
    'desk/plan-planscreen-planscreeninframe-phone_light-cs.png',
    'desk/plan-planscreen-planscreeninframe-phone_light-sk.png',
  ]);
});

test('the repository contains exactly the expected pictures, and not too many', () => {
  const expected = expectedPictures(allStories()).toSorted();
  const there = globSync('*/*.png', { cwd: pictureFolder }).map((path) => path.replaceAll('\\', '/'));
  expect(there.toSorted()).toEqual(expected);
  expect(expected.length).toBeLessThanOrEqual(most);
});

test('no two pictures of a folder are identical', () => {
  const byContent = Map.groupBy(
    globSync('*/*.png', { cwd: pictureFolder }),
    (path) => `${dirname(path)} ${hashOf(readFileSync(join(pictureFolder, path)))}`,
  );
  expect([...byContent.values()].filter(({ length }) => length > 1)).toEqual([]);
});
