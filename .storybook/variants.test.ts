import { expect, test } from 'vitest';
import { variantsOfStory, variants } from './variants.ts';

test('each theme meets each language and each width, and each language each width', () => {
  const pairs = variants.flatMap(({ width, theme, language }) => [
    `${theme} ${language}`,
    `${theme} ${width}`,
    `${language} ${width}`,
  ]);
  expect(new Set(pairs).size).toBe(12);
});

test.each(['requests/MyRequestsScreen/MyRequestsScreen', 'requests/NewRequestDialog/NewRequestDialog'])(
  'the first four stories of %s share the looks',
  (path) => {
    const looks = [0, 1, 2, 3, 4].map((place) =>
      variantsOfStory({ file: `packages/ui/src/${path}.stories.tsx`, name: 'Default', place }),
    );
    expect(looks).toEqual([...variants.map((variant) => [variant]), []]);
  },
);

test('a primitive is seen in each theme and each language where its states stand side by side', () => {
  const file = 'packages/ui/src/primitives/Table/Table.stories.tsx';
  expect(variantsOfStory({ file, name: 'Permutations', place: 7 })).toEqual([variants[1], variants[2]]);
  expect(variantsOfStory({ file, name: 'Default', place: 0 })).toEqual([]);
});

test('a view, and a file about something more special, have none', () => {
  const special = 'packages/ui/src/requests/MyRequestsScreen/MyRequestsPaging.stories.tsx';
  expect(variantsOfStory({ file: special, name: 'Default', place: 0 })).toEqual([]);
  const view = 'packages/ui/src/requests/RequestRow/RequestRow.stories.tsx';
  expect(variantsOfStory({ file: view, name: 'Default', place: 0 })).toEqual([]);
});

test('a screen in the frame of the product is seen as help shows it: light, on a phone, in each language', () => {
  const file = 'packages/ui/src/requests/MyRequestsScreen/MyRequestsScreenInFrame.stories.tsx';
  expect(variantsOfStory({ file, name: 'Phone', place: 0 })).toEqual([
    { width: 'phone', theme: 'light', language: 'cs' },
    { width: 'phone', theme: 'light', language: 'sk' },
  ]);
  expect(variantsOfStory({ file, name: 'Desk', place: 3 })).toEqual([]);
});
