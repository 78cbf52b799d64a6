import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCentres } from './findCentres.ts';

const centres = ['Údržba strojů', 'Lisovňa', 'Expedícia', 'Hall 1', 'Hall 12'].map((name, id) => ({
  id,
  name,
}));
const named = (text: string) => findCentres(centres, text).map(({ name }) => name);

test('finds a name by any part', { tags: ['centres-9'] }, () => {
  expect(named('hall')).toEqual(['Hall 1', 'Hall 12']);
  expect(named('2')).toEqual(['Hall 12']);
});

test('ignores accents and case on both sides', { tags: ['centres-9'] }, () => {
  expect(named('udrzba')).toEqual(['Údržba strojů']);
  expect(named('ÚDRŽBA')).toEqual(['Údržba strojů']);
  expect(named('expedícia')).toEqual(['Expedícia']);
  expect(named('lisovna')).toEqual(['Lisovňa']);
});

test('accepts several words in any order', { tags: ['centres-9'] }, () => {
  expect(named('stroju  udr')).toEqual(['Údržba strojů']);
  expect(named('hall udr')).toEqual([]);
});

test('returns all centres for an empty text or only spaces', () => {
  expect(findCentres(centres, '')).toBe(centres);
  expect(findCentres(centres, '   ')).toBe(centres);
});

test('finds every centre by its own name', () => {
  const names = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
  fc.assert(
    fc.property(names, (list) => {
      const all = list.map((name, id) => ({ id, name }));
      for (const centre of all) expect(findCentres(all, centre.name)).toContain(centre);
    }),
  );
});
