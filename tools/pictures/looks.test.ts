import { expect, test } from 'vitest';
import { shownWithoutStories } from '../requirements/repository.ts';
import { looksOfAll, triedAt } from './looks.ts';
import { allStories } from './stories.ts';
import type { StoryEntry } from './stories.ts';
import { helpVariants, variants } from './variants.ts';

const story = (path: string, name: string, more: Partial<StoryEntry> = {}): StoryEntry => ({
  file: `packages/ui/src/${path}.stories.tsx`,
  name,
  hasOwnWidth: false,
  hasPlay: true,
  requirements: [],
  ...more,
});
const screen = 'plans/PlanScreen/PlanScreen';
const dialog = 'plans/PlanDialog/PlanDialog';
const view = 'plans/PlanRow/PlanRow';
const button = 'primitives/Button/Button';

/** Returns the pictures of each story in short: its widths and its number of variants. */
const inShort = (...stories: StoryEntry[]) =>
  looksOfAll(stories).map(({ widths, variants: more }) => [
    ...widths,
    ...(more.length > 0 ? [more.length] : []),
  ]);

test('the first story of a screen is taken at both widths and in all variants, its states at both widths', () => {
  const stories = ['Default', 'Loading', 'Empty', 'Failed', 'LongText'].map((name) => story(screen, name));
  expect(inShort(...stories)).toEqual([
    ['desk', 'phone', 3],
    ['desk', 'phone'],
    ['desk', 'phone'],
    ['desk', 'phone'],
    ['desk'],
  ]);
  expect(looksOfAll(stories)[0]?.variants).toEqual(variants);
});

test('the variants are taken of the first story with content and a picture', () => {
  const stories = [
    story(screen, 'Default', { pictures: false }),
    story(screen, 'Loading'),
    story(screen, 'Narrow', { hasOwnWidth: true }),
    story(screen, 'WithDetail'),
    story(screen, 'Signed'),
  ];
  expect(inShort(...stories)).toEqual([[], ['desk', 'phone'], ['desk'], ['desk', 'phone', 3], ['desk']]);
});

test('the first story of a dialog is taken at both widths and in the variants of the desk', () => {
  expect(inShort(story(dialog, 'Default'), story(dialog, 'Failed'))).toEqual([
    ['desk', 'phone', 2],
    ['desk'],
  ]);
  expect(inShort(story(dialog, 'Default', { hasOwnWidth: true }))).toEqual([['desk', 2]]);
});

test('other files beside a screen or a dialog have pictures only with `pictures: true`', () => {
  const other = 'plans/PlanScreen/PlanPaging';
  expect(inShort(story(other, 'Default'), story(other, 'Refused', { pictures: true }))).toEqual([
    [],
    ['desk'],
  ]);
});

test('a screen in the frame is taken at each width except the desk, and on the phone in the languages of help', () => {
  const stories = ['Phone', 'Tablet', 'SmallDesk', 'Desk'].map((name) =>
    story('plans/PlanScreen/PlanScreenInFrame', name, { hasOwnWidth: true }),
  );
  expect(inShort(...stories)).toEqual([['desk', 2], ['desk'], ['desk'], []]);
  expect(looksOfAll(stories)[0]?.variants).toEqual(helpVariants);
});

test('a primitive has pictures of Permutations and Open', () => {
  const stories = ['Default', 'LongText', 'Open', 'Permutations'].map((name) => story(button, name));
  expect(inShort(...stories, story(button, 'Busy', { pictures: true }))).toEqual([
    [],
    [],
    ['desk'],
    ['desk', 2],
    ['desk'],
  ]);
});

test('Permutations of a pattern replaces all other pictures of its folder', () => {
  const stories = [
    story('patterns/Pager/Pager', 'Default'),
    story('patterns/Pager/PagerPermutations', 'Permutations'),
    story('patterns/Contacts/Contacts', 'Default'),
  ];
  expect(inShort(...stories)).toEqual([[], ['desk', 2], ['desk']]);
});

test('a story named after an input device, the focus or a language has a picture only with `pictures: true`', () => {
  const names = ['ByKeyboard', 'ClosedByMouse', 'FocusedAgain', 'InCzech', 'LoggedOutInSlovak', 'Default'];
  expect(inShort(...names.map((name) => story(view, name)))).toEqual([[], [], [], [], [], ['desk']]);
  expect(inShort(story(view, 'InCzech', { pictures: true }))).toEqual([['desk']]);
});

test('a part of the stories has those with a picture and the first one of each other requirement, all at the desk', () => {
  const stories = [
    story(screen, 'Signed', { pictures: false, requirements: ['plans-1'] }),
    story(screen, 'Default', { requirements: ['plans-1'] }),
    story(screen, 'Narrow', { hasOwnWidth: true }),
    story(dialog, 'Default'),
    story(dialog, 'Closes', { pictures: false }),
    story(dialog, 'Saves', { pictures: false, requirements: ['plans-1', 'plans-2'] }),
    story(dialog, 'SavesByKeyboard', { requirements: ['plans-2'] }),
    story(dialog, 'SavesAgain', { pictures: false, requirements: ['plans-3'] }),
    story(view, 'Default'),
  ];
  const namesAt = (width: 'desk' | 'phone', isAll: boolean) =>
    Object.values(triedAt(width, stories, isAll ? null : new Set(['plans-3']))).flatMap((tried) =>
      Object.keys(tried),
    );
  expect(namesAt('desk', true)).toHaveLength(stories.length);
  expect(namesAt('desk', false)).toEqual(['Default', 'Narrow', 'Default', 'Saves', 'Default']);
  expect(namesAt('phone', false)).toEqual([]);
  expect(namesAt('phone', true)).toEqual(['Signed', 'Default', 'Default']);
});

test('a part of the stories has no picture beside a screen, between phone and desk, or in high contrast', () => {
  const file = 'plans/PlanScreen/PlanScreen';
  const stories = [
    story(file, 'Default'),
    story('plans/PlanScreen/PlanPaging', 'Refused', { pictures: true }),
    ...['Phone', 'Tablet', 'SmallDesk'].map((name) => story(`${file}InFrame`, name, { hasOwnWidth: true })),
  ];
  const [own, inFrame, ...others] = Object.values(triedAt('desk', stories, new Set()));
  expect(others).toEqual([]);
  expect(own?.['Default']?.variants.map(({ theme, language }) => [theme, language])).toEqual([
    ['dark', 'sk'],
  ]);
  expect(inFrame).toEqual({ Phone: { isTaken: true, variants: helpVariants } });
});

test('a part of the stories shows each requirement that no other test shows', () => {
  const stories = allStories();
  const elsewhere = shownWithoutStories();
  const tried = triedAt('desk', stories, elsewhere);
  const idsOf = (some: StoryEntry[]) =>
    [...new Set(some.flatMap(({ requirements }) => requirements))]
      .filter((id) => !elsewhere.has(id))
      .toSorted();
  expect(idsOf(stories.filter(({ file, name }) => tried[file]?.[name]))).toEqual(idsOf(stories));
});

test('every area with a screen has pictures in dark at both widths, in high contrast, in Czech and in Slovak', () => {
  const stories = allStories();
  const looks = looksOfAll(stories);
  const seen = new Map<string, Set<string>>();
  for (const [place, { file }] of stories.entries()) {
    const [, area = ''] = /^packages\/ui\/src\/([^/]+)\/\w+Screen\//.exec(file) ?? [];
    if (!area || area === 'patterns' || area === 'testing') continue;
    const found = seen.get(area) ?? new Set();
    seen.set(area, found);
    for (const { width, theme, language } of looks[place]?.variants ?? [])
      found.add(`${width} ${theme}`).add(language);
  }
  expect(seen.size).toBeGreaterThan(15);
  const wanted = ['desk dark', 'phone dark', 'desk contrast', 'cs', 'sk'];
  expect(
    [...seen].filter(([, found]) => wanted.some((one) => !found.has(one))).map(([area]) => area),
  ).toEqual([]);
});

test('each story has a `play` or a picture, or belongs to a component with Permutations', () => {
  const stories = allStories();
  const looks = looksOfAll(stories);
  const folderOf = ({ file }: StoryEntry) => file.slice(0, file.lastIndexOf('/'));
  const pages = new Set(stories.filter(({ name }) => name === 'Permutations').map(folderOf));
  const without = stories.filter(
    (one, place) =>
      !one.hasPlay &&
      looks[place]?.widths.length === 0 &&
      !one.file.includes('/primitives/') &&
      !pages.has(folderOf(one)),
  );
  expect(without.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
