import { expect, test } from 'vitest';
import { storiesTriedOnce, triedWithTheDesk } from './tried-once.ts';

const meta = (rest = '') => `const meta = preview.meta({
  component: Plan,${rest}
});

`;
const dialog = 'packages/ui/src/plans/PlanDialog/PlanDialog.stories.tsx';
const screen = 'packages/ui/src/plans/PlanScreen/PlanScreen.stories.tsx';

test('finds the stories that bring a width, whatever else they set', () => {
  const source = `${meta()}export const Default = meta.story();
export const Narrow = meta.story({
  args: { name: 'Jana' },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});
export const Czech = meta.story({ globals: { language: 'cs' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const NarrowToo = Narrow.extend({ args: { name: 'Petr' } });
`;
  expect(storiesTriedOnce(source, screen)).toEqual(['Narrow', 'Phone']);
});

test('finds those without a picture, but not in screens', () => {
  const source = `${meta()}export const Default = meta.story({ parameters: { layout: 'padded' } });
export const Closes = meta.story({ parameters: { layout: 'padded', pictures: false } });
`;
  expect(storiesTriedOnce(source, dialog)).toEqual(['Closes']);
  expect(storiesTriedOnce(source, screen)).toEqual([]);
});

test.each([
  ['brings a width', "\n  globals: { viewport: { value: 'desk' } },", screen],
  ['has no pictures', '\n  parameters: { pictures: false },', dialog],
])('finds all stories of a file that %s', (_what, rest, path) => {
  const source = `${meta(rest)}export const Default = meta.story();
export const Empty = meta.story({ args: { rows: [] } });
`;
  expect(storiesTriedOnce(source, path)).toEqual(['Default', 'Empty']);
});

test('a story that has a picture in a file without is not among them', () => {
  const source = `${meta('\n  parameters: { pictures: false },')}export const Closes = meta.story();
export const Shown = meta.story({
  parameters: {
    pictures: true,
  },
});
`;
  expect(storiesTriedOnce(source, dialog)).toEqual(['Closes']);
});

test('what stands between two stories belongs to neither', () => {
  const source = `${meta()}export const Grouped = meta.story();
const loading = { parameters: { pictures: false } };
export const Loading = meta.story(loading);
`;
  expect(storiesTriedOnce(source, dialog)).toEqual([]);
});

test('finds none where nobody says so', () => {
  expect(storiesTriedOnce(`${meta()}export const Default = meta.story();`, dialog)).toEqual([]);
});

test('reads the files of the workspace', () => {
  const found = triedWithTheDesk();
  expect(
    found['packages/ui/src/department-plan/DepartmentPlanScreen/DepartmentPlanRecalculated.stories.tsx'],
  ).toEqual(['WhatIsKnownStays', 'OtherShifts']);
});
