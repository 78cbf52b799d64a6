import { expect, test } from 'vitest';
import { variantAt, variants } from './variants.ts';

test('each theme meets each language and each width, and each language each width', () => {
  const pairs = variants.flatMap(({ width, theme, language }) => [
    `${theme} ${language}`,
    `${theme} ${width}`,
    `${language} ${width}`,
  ]);
  expect(new Set(pairs).size).toBe(12);
});

test("the first four stories of a component's own file share the looks", () => {
  const place = (index: number) => variantAt(index, 'packages/ui/src/primitives/Table/Table.stories.tsx');
  expect([0, 1, 2, 3].map(place)).toEqual(variants);
  expect(place(4)).toBeNull();
});

test('a file about something more special has none', () => {
  expect(variantAt(0, 'packages/ui/src/primitives/Table/TableOfMany.stories.tsx')).toBeNull();
});
