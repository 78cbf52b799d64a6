import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allStories, storiesIn } from './stories.ts';

const file = 'packages/ui/src/plans/PlanDialog/PlanDialog.stories.tsx';
const meta = (rest = '') => `const meta = preview.meta({
  component: Plan,${rest}
});

`;
const named = (
  source: string,
  isChosen: (story: ReturnType<typeof storiesIn>[number]) => boolean | undefined,
) =>
  storiesIn(source, file)
    .filter(isChosen)
    .map(({ name }) => name);

test('finds the stories that set a viewport among other settings', () => {
  const source = `${meta()}export const Default = meta.story();
export const Narrow = meta.story({
  args: { name: 'Jana' },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});
export const Czech = meta.story({ globals: { language: 'cs' } });
export const NarrowToo = Narrow.extend({ args: { name: 'Petr' } });
`;
  expect(named(source, ({ hasOwnWidth }) => hasOwnWidth)).toEqual(['Narrow', 'NarrowToo']);
});

test.each([
  '\n  globals: { viewport: { value: "desk" } },',
  '\n  args: {},\n  globals: { viewport: { value: "desk" } },',
])('a viewport in the meta applies to all stories of the file', (rest) => {
  const source = `${meta(rest)}export const Default = meta.story();\nexport const Empty = meta.story({ args: {} });\n`;
  expect(named(source, ({ hasOwnWidth }) => hasOwnWidth)).toEqual(['Default', 'Empty']);
});

test('reads the parameter `pictures` of the story, otherwise of the meta', () => {
  const source = `${meta('\n  parameters: { pictures: false },')}export const Closes = meta.story();
export const Shown = meta.story({
  parameters: {
    pictures: true,
  },
});
export const ShownToo = Shown.extend({ args: {} });
`;
  expect(storiesIn(source, file).map(({ pictures }) => pictures)).toEqual([false, true, true]);
  const [story] = storiesIn(`${meta()}export const Default = meta.story();\n`, file);
  expect(story?.pictures).toBeUndefined();
});

test('reads a meta on one line and nothing after it', () => {
  const source = `const meta = preview.meta({ ...planMeta, component: Plan });

const quiet = () => {
  return { pictures: false };
};
export const Default = meta.story();
`;
  const settings = { hasOwnWidth: false, hasPlay: false, requirements: [] };
  expect(storiesIn(source, file)).toEqual([{ file, name: 'Default', ...settings }]);
});

test('ignores statements between stories', () => {
  const source = `${meta()}export const Grouped = meta.story();
const loading = { parameters: { pictures: false } };
export const Loading = meta.story(loading);
`;
  expect(named(source, ({ pictures }) => pictures !== undefined)).toEqual([]);
});

test('finds the stories with a `play` of their own, of the meta or of the extended story', () => {
  const source = `${meta()}export const Default = meta.story({ play: ({ canvas }) => see(canvas) });
export const Same = Default.extend({ args: {} });
export const Still = meta.story({ args: { style: { display: 'flex' } } });
export const Short = meta.story({
  play,
});
`;
  expect(named(source, ({ hasPlay }) => hasPlay)).toEqual(['Default', 'Same', 'Short']);
});

test('finds every exported story of the workspace', () => {
  const stories = allStories();
  expect(stories.length).toBeGreaterThan(2000);
  // `test` skips a story that is not found.
  const exported = [...new Set(stories.map((one) => one.file))].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => `${path} ${name}`),
  );
  expect(stories.map((one) => `${one.file} ${one.name}`).toSorted()).toEqual(exported.toSorted());
});

test('finds the requirements of a story: its own, those of the extended story and of the file', () => {
  const source = `${meta("\n  tags: ['!autodocs', 'help-1'],")}export const Default = meta.story({ tags: ['plan-states-12', 'help-3'] });
export const Again = Default.extend({ args: {} });
export const Hidden = meta.story({
  tags: ['!dev', 'test-all'],
  play: () => date('2026-11-20'),
});
`;
  expect(storiesIn(source, file).map(({ requirements }) => requirements)).toEqual([
    ['help-1', 'plan-states-12', 'help-3'],
    ['help-1', 'plan-states-12', 'help-3'],
    ['help-1'],
  ]);
});
