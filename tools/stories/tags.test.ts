import { expect, test } from 'vitest';
import { isCitation, storyTags, tagsIn } from './tags.ts';
import { allStories } from '../pictures/stories.ts';
import { readFileSync } from 'node:fs';

const tagsOf = (body: string, name = 'Default', file = 'packages/ui/src/requests/Other/Other.stories.tsx') =>
  tagsIn(`export const ${name} = meta.story({${body}});\n`, file).get(name);

test('a screen and a dialog are known by their folders', () => {
  expect(tagsOf('', 'Default', 'packages/ui/src/help/HelpScreen/HelpScreen.stories.tsx')).toEqual(['screen']);
  expect(tagsOf('', 'Default', 'packages/ui/src/requests/NewRequestDialog/RequestDraft.stories.tsx')).toEqual(
    ['dialog'],
  );
  expect(tagsOf('')).toEqual([]);
});

test.each([
  ['loading', 'Loading', ''],
  ['empty', 'NothingThere', ''],
  ['failed', 'TriedAgain', "parameters: { scenario: { failures: [failing('getAbsences', '500')] } }"],
  ['phone', 'FirstGlance', "globals: { viewport: { value: 'phone' } }"],
  ['rights', 'Restricted', "parameters: { scenario: { disabledActions: ['SelfServiceApp_Absence'] } }"],
  ['message', 'RefusedWithReason', ''],
])('the tag "%s" follows from the story', (tag, name, body) => {
  expect(tagsOf(body, name)).toEqual([tag]);
});

test('a tag with a number cites a requirement', () => {
  expect(isCitation('department-plan-12')).toBe(true);
  expect(storyTags.some(isCitation)).toBe(false);
});

test('every tag has stories of the library', () => {
  const files = new Set(allStories().map(({ file }) => file));
  const used = new Set(
    [...files].flatMap((file) => [...tagsIn(readFileSync(file, 'utf8'), file).values()].flat()),
  );
  expect([...used].toSorted()).toEqual(storyTags.toSorted());
});
