import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentRoot, componentsToShow, librarySources } from './components.ts';
import { missingStories, showsComponent, storiesIn } from './files.ts';

test('every component that is to be shown has stories, and every screen those of its states', () => {
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

test('a screen that asks for data must be seen in four states', () => {
  const screen = {
    path: 'plan/PlanScreen/PlanScreen',
    why: 'others may import it',
    source: 'useQuery(x)',
    stories: ['Default', 'Failed'],
  };
  expect(missingStories([screen])).toEqual([
    'plan/PlanScreen/PlanScreen: it has no story Loading',
    'plan/PlanScreen/PlanScreen: it has no story Empty',
  ]);
  expect(missingStories([{ ...screen, source: 'useId()' }])).toEqual([]);
});

test('a component without stories, or with those of another, is listed', () => {
  const other = storiesIn('component: Other,\n});\nexport const Default = meta.story();', 'Mine');
  expect(
    missingStories([{ path: 'a/Mine/Mine', why: 'others may import it', source: '', stories: other }]),
  ).toEqual(['a/Mine/Mine: it has no stories, and others may import it']);
  expect(storiesIn('component: Mine,\nexport const Default = meta.story({ args });', 'Mine')).toEqual([
    'Default',
  ]);
});

test('a primitive must be seen by itself, with long words, side by side and by keyboard', () => {
  const primitive = {
    path: 'primitives/Knob/Knob',
    why: 'others may import it',
    source: '',
    stories: ['Default', 'ByKeyboard'],
  };
  expect(missingStories([primitive])).toEqual([
    'primitives/Knob/Knob: it has no story LongText',
    'primitives/Knob/Knob: it has no story Permutations',
  ]);
});
