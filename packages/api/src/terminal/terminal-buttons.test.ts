import { expect, test } from 'vitest';
import type { PassType } from './pass-types.ts';
import { noChosenTypes, terminalButtons, toChosenTypes } from './terminal-buttons.ts';

const types: PassType[] = [
  { id: 1, name: 'In', direction: 'in' },
  { id: 21, name: 'Out', direction: 'out' },
  { id: 22, name: 'Lunch', direction: 'out' },
];

test(
  'the first two buttons are always there, chosen ones in their places',
  { tags: ['terminal-2', 'terminal-3'] },
  () => {
    expect(terminalButtons(types, noChosenTypes).map(({ place, name }) => [place, name])).toEqual([
      [1, 'In'],
      [2, 'Out'],
    ]);
    expect(terminalButtons(types, [null, 22, null, null]).at(-1)).toEqual({
      place: 4,
      typeId: 22,
      direction: 'out',
      name: 'Lunch',
      isGone: false,
    });
  },
);

test(
  'before the types are loaded, only the first two buttons can be pressed',
  { tags: ['terminal-2'] },
  () => {
    expect(terminalButtons(undefined, [22, null, null, null])).toEqual([
      { place: 1, typeId: 1, direction: 'in', name: '', isGone: false },
      { place: 2, typeId: 21, direction: 'out', name: '', isGone: false },
    ]);
  },
);

test(
  'marks a chosen type that is no longer offered; the first two buttons always work',
  { tags: ['terminal-2', 'terminal-5'] },
  () => {
    const buttons = terminalButtons(types.slice(2), [99, 22, null, null]);
    expect(buttons.map(({ typeId, isGone }) => [typeId, isGone])).toEqual([
      [1, false],
      [21, false],
      [99, true],
      [22, false],
    ]);
  },
);

test('ignores stored values that are not pass types', () => {
  expect(toChosenTypes([22, '23', 1.5, null, 25])).toEqual([22, null, null, null]);
  expect(toChosenTypes([])).toEqual(noChosenTypes);
});
