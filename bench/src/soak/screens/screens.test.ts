import { areas } from '@selfservice/ui/areas/areas';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

/** The area in which every cycle starts and ends. */
const home = 'dashboard';

test('every area with a screen has a cycle', () => {
  const wanted = areas.flatMap(({ word, paths, entries }) =>
    entries ? Object.keys(entries) : paths && word !== home ? [word] : [],
  );
  expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
});

test('the names of the cycles are unique', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});
