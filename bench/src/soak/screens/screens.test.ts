import { areas } from '@selfservice/ui/areas/areas';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

/** Where every cycle begins and ends. */
const home = 'dashboard';

test('something is done again and again in every area that has a screen', () => {
  const wanted = areas.flatMap(({ word, paths, entries }) =>
    entries ? Object.keys(entries) : paths && word !== home ? [word] : [],
  );
  expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
});

test('no name is there twice', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});
