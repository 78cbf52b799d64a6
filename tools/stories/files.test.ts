import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentRoot, exportedComponents } from './components.ts';
import { missingStories, storiesIn } from './files.ts';

test('every component that can be imported has stories, and every screen those of its states', () => {
  const components = exportedComponents().map((file) => {
    const folder = join(componentRoot, dirname(file));
    const text = globSync(`${folder}/*.stories.tsx`)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    return {
      path: file.replace('.tsx', ''),
      source: readFileSync(join(componentRoot, file), 'utf8'),
      stories: storiesIn(text, basename(file, '.tsx')),
    };
  });
  expect(components.length).toBeGreaterThan(40);
  expect(missingStories(components)).toEqual([]);
});

test('a screen that asks for data must be seen in four states', () => {
  const screen = {
    path: 'plan/PlanScreen/PlanScreen',
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
  expect(missingStories([{ path: 'a/Mine/Mine', source: '', stories: other }])).toEqual([
    'a/Mine/Mine: it has no stories',
  ]);
  expect(storiesIn('component: Mine,\nexport const Default = meta.story({ args });', 'Mine')).toEqual([
    'Default',
  ]);
});

test('a primitive must be seen by itself, with long words, side by side and by keyboard', () => {
  const primitive = { path: 'primitives/Knob/Knob', source: '', stories: ['Default', 'ByKeyboard'] };
  expect(missingStories([primitive])).toEqual([
    'primitives/Knob/Knob: it has no story LongText',
    'primitives/Knob/Knob: it has no story Permutations',
  ]);
});
