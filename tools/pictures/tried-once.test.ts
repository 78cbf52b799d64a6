import { expect, test } from 'vitest';
import { ownWidthStories, storiesOfOwnWidth } from './own-width.ts';

const meta = (rest = '') => `const meta = preview.meta({
  component: Plan,${rest}
});

`;

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
  expect(ownWidthStories(source)).toEqual(['Narrow', 'Phone']);
});

test('finds all stories of a file that brings a width', () => {
  const source = `${meta("\n  globals: { viewport: { value: 'desk' } },")}export const Default = meta.story();
export const Empty = meta.story({ args: { rows: [] } });
`;
  expect(ownWidthStories(source)).toEqual(['Default', 'Empty']);
});

test('finds none where nobody brings a width', () => {
  expect(ownWidthStories(`${meta()}export const Default = meta.story();`)).toEqual([]);
});

test('reads the files of the workspace', () => {
  const found = storiesOfOwnWidth();
  expect(
    found['packages/ui/src/department-plan/DepartmentPlanScreen/DepartmentPlanRecalculated.stories.tsx'],
  ).toEqual(['WhatIsKnownStays', 'OtherShifts']);
});
