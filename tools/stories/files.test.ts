import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentRoot, componentsToShow, librarySources } from './components.ts';
import { missingStories, showsComponent, storiesIn } from './files.ts';

test('every component that needs stories has them, and every screen has stories of its states', () => {
  const sources = librarySources();
  const components = componentsToShow(sources).map(({ path, why }) => {
    const stories = globSync(join(componentRoot, dirname(path), '*.stories.tsx'))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => showsComponent(text, basename(path, '.tsx')));
    return {
      path: path.replace('.tsx', ''),
      why,
      source: sources.find((source) => source.path === path)?.text ?? '',
      stories: storiesIn(stories.join('\n'), basename(path, '.tsx')),
    };
  });
  expect(components.length).toBeGreaterThan(100);
  expect(missingStories(components)).toEqual([]);
});

test('a screen that fetches data needs stories of four states', () => {
  const screen = {
    path: 'plan/PlanScreen/PlanScreen',
    why: 'it is exported',
    source: 'useQuery(x)',
    stories: ['Default', 'Failed'],
  };
  expect(missingStories([screen])).toEqual([
    'plan/PlanScreen/PlanScreen: it has no story Loading',
    'plan/PlanScreen/PlanScreen: it has no story Empty',
  ]);
  expect(missingStories([{ ...screen, source: 'useId()' }])).toEqual([]);
});

test('missingStories returns a component without stories or with stories of another component', () => {
  const other = storiesIn('component: Other,\n});\nexport const Default = meta.story();', 'Mine');
  expect(
    missingStories([{ path: 'a/Mine/Mine', why: 'it is exported', source: '', stories: other }]),
  ).toEqual(['a/Mine/Mine: it has no stories, but it is exported']);
  expect(storiesIn('component: Mine,\nexport const Default = meta.story({ args });', 'Mine')).toEqual([
    'Default',
  ]);
});

test('a primitive needs the stories Default, LongText, Permutations and ByKeyboard', () => {
  const primitive = {
    path: 'primitives/Knob/Knob',
    why: 'it is exported',
    source: '',
    stories: ['Default', 'ByKeyboard'],
  };
  expect(missingStories([primitive])).toEqual([
    'primitives/Knob/Knob: it has no story LongText',
    'primitives/Knob/Knob: it has no story Permutations',
  ]);
});
