import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentRoot, exportedComponents } from './components.ts';
import { missingStories, storiesIn } from './files.ts';

test('every component that can be imported has stories, and every screen those of its states', () => {
  const components = exportedComponents().map((file) => {
    const stories = join(componentRoot, file.replace('.tsx', '.stories.tsx'));
    const text = existsSync(stories) ? readFileSync(stories, 'utf8') : '';
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
